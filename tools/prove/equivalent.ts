/** Mutants that change nothing anybody could notice, each with its reason; by what `prove --all` prints, without the line's number. */
export const EQUIVALENT: Readonly<Record<string, string>> = {}
