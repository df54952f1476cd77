import { z } from 'zod'
import { challengeToken, timeZoneName } from './factor-challenge'
import { knownPassword } from './owner'
import { passkeyAssertion } from './passkey'
import { typedCode } from './typed-code'

export const recoveryCode = z.string().trim().min(1, 'code').max(40)

const ways = {
  code: typedCode.optional(),
  recoveryCode: recoveryCode.optional(),
  passkey: passkeyAssertion.optional(),
}

type Ways = { [way in keyof typeof ways | 'password']?: unknown }

const oneWay = (given: Ways) =>
  [given.code, given.recoveryCode, given.passkey, given.password].filter((way) => way !== undefined)
    .length === 1

/** The second step of signing in: exactly one factor. */
export const secondStep = z
  .object({ challenge: challengeToken, ...ways, timeZone: timeZoneName.optional() })
  .refine(oneWay, { path: ['code'], error: 'one-way' })

/** A proof for a signed-in owner. The password counts only without a second factor. */
export const proof = z
  .object({ ...ways, challenge: challengeToken.optional(), password: knownPassword.optional() })
  .refine(oneWay, { path: ['code'], error: 'one-way' })
