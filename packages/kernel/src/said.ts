/** What is said without words: a code and its parameters. The words room makes sentences of it. */
export interface Said {
  readonly code: string
  readonly params: Params
}

export type Params = Readonly<Record<string, string | number>>

/** Why something is not possible: a stable code, and the rule it rests on. */
export interface Refusal extends Said {
  readonly rule: string
}

/** What went wrong with data that came in: the place in it, and why. */
export interface Fault extends Said {
  readonly path: string
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault }

export const good = <T>(value: T): Checked<T> => ({ ok: true, value })

export const bad = (path: string, code: string, params: Params = {}): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { path, code, params },
})
