import type { Seat } from '@benben/kernel'
import type { After, TableModel } from '../model.ts'

/** What a part of a player board is drawn from. */
export interface BoardProps {
  readonly model: TableModel
  readonly seat: Seat
  /** The view after the move that is looked at. */
  readonly after: After
}
