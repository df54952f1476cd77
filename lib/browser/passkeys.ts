import type { PasskeyCreation, PasskeyRequest } from '@/contract/entities/passkey'

export const canUsePasskeys = () => 'PublicKeyCredential' in window

/** Loads the 4 KB of code when a person wants to use a passkey. Undefined when the person cancels. */
export async function signByPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON }).catch(() => undefined)
}

export async function makePasskey(optionsJSON: PasskeyCreation) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON }).catch(() => undefined)
}
