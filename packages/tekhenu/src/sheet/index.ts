/** The score sheet: a finished table, written down and counted by the rules. */
export * from './sheet.ts'
export * from './count.ts'
export { SHEET_FAULTS, type SheetFault } from './faults.ts'
