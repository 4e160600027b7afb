/** One edit that switches a rule, a card or a tile off: where `find` stands (exactly once), `replace` goes. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly find: string
  readonly replace: string
}
