export { comparedIn, isReconstructed, reconstructedFields, withBasis } from './basis.ts'
export {
  differences,
  differencesByArea,
  isOfPlay,
  otherDifferences,
  oursOf,
  type Difference,
  type OtherDifference,
} from './differences.ts'
export { doubtAbout, type Doubt } from './doubts.ts'
export { faultsOf, fieldsAt, type FieldFault } from './faults.ts'
export {
  AREAS,
  isSame,
  writeAt,
  type Amounts,
  type Area,
  type EditionDraft,
  type Field,
  type FieldKind,
  type FieldValue,
} from './field.ts'
export { fieldsOf } from './fields.ts'
export { CONQUEST_TILES_PRINTED, DECREES_OF_SETH, REGIONS } from './seth-fields.ts'
