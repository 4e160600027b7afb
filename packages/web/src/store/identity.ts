import {
  PATHS,
  type DeviceAnswer,
  type Identity,
  type Me,
  type NameAnswer,
  type NewTokenAnswer,
  type PhraseAnswer,
  type Scope,
  type TokenInfo,
  type TokensAnswer,
} from '@benben/protocol'
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError, callApi } from './api.ts'

/** Who this browser is on the server. Everything here throws an ApiError where the server says no or cannot be reached. */

/** Null where the server does not know this browser. */
export async function fetchIdentity(): Promise<Identity | null> {
  try {
    return await callApi<Identity>(PATHS.identity)
  } catch (error) {
    if (error instanceof ApiError && error.fault.code === 'protocol.no-guest') return null
    throw error
  }
}

export const rename = (nickname: string): Promise<Me> => callApi(PATHS.guest, { nickname })
export const deleteMe = (): Promise<Me> => callApi(PATHS.guest, {}, 'DELETE')
export const signOut = (stay: boolean): Promise<Me> => callApi(PATHS.signOut, { stay })
export const newPhrase = async (): Promise<string> => (await callApi<PhraseAnswer>(PATHS.phrase, {})).phrase
export const newDeviceCode = (): Promise<DeviceAnswer> => callApi(PATHS.device, {})
export const whoseCode = async (code: string): Promise<string> =>
  (await callApi<NameAnswer>(PATHS.deviceLook, { code })).nickname

/** `join`: whether the games of this browser become those of the person; left out until they were asked. */
export const signInByCode = (code: string, join?: boolean): Promise<Me> =>
  callApi(PATHS.signInByDevice, { code, join })
export const signInByPhrase = (phrase: string, join?: boolean): Promise<Me> =>
  callApi(PATHS.signInByPhrase, { phrase, join })

export const listPrograms = async (): Promise<readonly TokenInfo[]> =>
  (await callApi<TokensAnswer>(PATHS.tokens)).tokens
export const newProgram = (name: string, scopes: readonly Scope[]): Promise<NewTokenAnswer> =>
  callApi(PATHS.tokens, { name, scopes })
export const revokeProgram = async (id: string): Promise<readonly TokenInfo[]> =>
  (await callApi<TokensAnswer>(PATHS.token(id), {}, 'DELETE')).tokens

/** Keeps a passkey of this device, phone or key. */
export async function keepPasskey(): Promise<void> {
  const optionsJSON = await callApi<PublicKeyCredentialCreationOptionsJSON>(PATHS.passkeyOptions, {})
  const response = await startRegistration({ optionsJSON })
  await callApi<Identity>(PATHS.passkey, { response })
}

export const removePasskey = (id: string): Promise<Identity> => callApi(PATHS.onePasskey(id), {}, 'DELETE')

export async function signInByPasskey(join?: boolean): Promise<Me> {
  const optionsJSON = await callApi<PublicKeyCredentialRequestOptionsJSON>(PATHS.signInOptions, {})
  const response = await startAuthentication({ optionsJSON })
  return callApi(PATHS.signInByPasskey, { response, join })
}
