export { areaName, fieldName, valueText } from './fields.ts'
export { describeDifferences, differencesOf, type AreaDifferences } from './differences.ts'
