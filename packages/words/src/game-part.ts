/** The words of one game. */
export interface GamePart {
  readonly id: string
  /** The words of the game with the printed data it plays with; undefined stands for those that are built in. */
  readonly speech: (printed: unknown) => unknown
}
