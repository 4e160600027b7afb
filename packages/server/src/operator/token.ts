import { createHash, timingSafeEqual } from 'node:crypto'
import { isSession, newSession } from './session.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Shorter tokens could be guessed. */
export const SHORTEST_TOKEN = 24

/** The operator's token. Comparing takes the same time whatever is given. */
export class OperatorToken {
  readonly #token: string
  readonly #digest: Buffer

  constructor(token: string) {
    this.#token = token
    this.#digest = digest(token)
  }

  matches(given: string): boolean {
    return timingSafeEqual(this.#digest, digest(given))
  }

  /** Whether an `Authorization` header carries it. */
  isIn(authorization: string | undefined): boolean {
    const given = /^Bearer (\S{1,500})$/.exec(authorization ?? '')?.[1]
    return given !== undefined && this.matches(given)
  }

  newSession(now: number): string {
    return newSession(this.#token, now)
  }

  isSession(session: string | undefined, now: number): boolean {
    return isSession(this.#token, session, now)
  }
}
