import { expect } from 'vitest'
import * as contract from '@/contract/endpoints/second-factor'
import { errorEnvelope } from '@/contract/errors'
import { stepAt, totp } from '@/server/modules/second-factor/totp'
import type { harness } from '@/tests/api/support/harness'
import { password, type TestOwner } from '@/tests/api/support/world'
import { createAuthenticator } from './authenticator'

export type Harness = Awaited<ReturnType<typeof harness>>

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string) {
  const bits = [...text].map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** As an app shows it, some half minutes from then. */
export const codeOf = (secret: string, at: Date, off = 0) => totp(fromBase32(secret), stepAt(at) + off)

/** An app of codes, set up as an owner does it. */
export async function addApp(api: Harness, owner: TestOwner) {
  const client = api.as(owner)
  const { secret } = contract.beginApp.reply.parse((await client.post('/api/second-factor/app')).body)
  const code = codeOf(secret, api.ctx.clock(), -1)
  const added = await client.put('/api/second-factor/app', { code })
  expect(added.status).toBe(200)
  const { recoveryCodes } = contract.confirmApp.reply.parse(added.body)
  return { secret, recoveryCodes: recoveryCodes ?? [], client }
}

export async function addKey(api: Harness, owner: TestOwner, name = 'Mi móvil') {
  const client = api.as(owner)
  const begun = await client.post('/api/second-factor/passkeys/options')
  const { challenge, options } = contract.beginPasskey.reply.parse(begun.body)
  const authenticator = createAuthenticator()
  const body = { challenge, name, attestation: authenticator.attest(options) }
  const added = await client.post('/api/second-factor/passkeys', body)
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  return { authenticator, client, body, ...contract.addPasskey.reply.parse(added.body) }
}

export const login = (api: Harness, { email }: TestOwner) => api.post('/api/auth/login', { email, password })

/** The password is right; what is asked next. */
export async function askedAtLogin(api: Harness, owner: TestOwner) {
  const asked = await login(api, owner)
  expect(asked).toMatchObject({ status: 401, body: { error: { reason: 'second-factor-needed' } } })
  const { secondFactor } = errorEnvelope.parse(asked.body).error
  if (!secondFactor) throw new Error('A second step names its challenge.')
  return secondFactor
}
