import type { TokenInfo } from '@benben/protocol'
import type { Credential, Guest } from '../store/stored-people.ts'

/** Lets scanners find tokens that somebody has published by mistake. */
export const PREFIX = 'benben_'

/** The `Authorization` header of a program. */
export const BEARER = new RegExp(`^Bearer (${PREFIX}[\\w-]{43})$`, 'i')

/** What a credential of the kind `token` holds. */
export type ProgramData = Pick<TokenInfo, 'name' | 'scopes'>

/** A program sits and plays under an id of its own, so that people can play against their own programs. */
export function programOf({ id, data }: Credential): Guest {
  const { name, scopes } = data as ProgramData
  return { id, nickname: name, scopes }
}

export function tokenInfoOf({ id, data, created }: Credential): TokenInfo {
  const { name, scopes } = data as ProgramData
  return { id, name, scopes, created }
}
