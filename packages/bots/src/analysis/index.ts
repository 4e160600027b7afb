export { analyse } from './analyse.ts'
export { usualEffort, type Analysis, type BestTurn, type Expected, type TurningPoint } from './analysis.ts'
export { BY_HAND, type Analyst } from './analyst.ts'
export {
  advantage,
  compareTurns,
  isConfirmed,
  perHundred,
  type Advantage,
  type Effort,
  type Tried,
} from './compare.ts'
export { loadAnalyst } from './load.ts'
export { turnBy, turnsOf, type Turn } from './turns.ts'
export { viewsAlong } from './views-along.ts'
