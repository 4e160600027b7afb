export { SEARCHES, type Puzzle, type PuzzleFile, type Rival } from './puzzle.ts'
export { isAhead } from './confirm.ts'
export { turnKey } from './table-key.ts'
export { mirrors } from './mirrors.ts'
