import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountBytes } from '@/contract/rules/files/upload-limits'
import { takeAsClient, unverifiedClient } from '@/server/modules/accounts'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { plain } from './bad-files'

const api = await harness()
const photo = new Uint8Array(await plain(40, 30).jpeg().toBuffer())

/** Of the test's own, and another for each name. */
const addressOf = (name: string) => {
  const [a, b] = createHash('sha256').update(name).digest()
  return `10.77.${a}.${b}`
}

async function send(owner: TestOwner, address: string) {
  const body = new FormData()
  body.append('file', new Blob([photo]), 'foto.jpg')
  const authorization = { authorization: `Bearer ${await api.tokenOf(owner)}` }
  return api.asWeb(address).raw('/api/aws/uploadToAws', { method: 'POST', body, headers: authorization })
}

const unverified = () => api.owner({ emailVerifiedAt: null })
const full = { status: 413, body: { error: { reason: 'account-full' } } }

/** As if other accounts of this client had stored so much today. */
async function fill(address: string) {
  const { ownerId } = await unverified()
  const most = accountBytes.unverified / 1024
  const ctx = { ...api.ctx, ip: address }
  expect(await takeAsClient(ctx, ownerId, { name: 'kilobytes', most, amount: most })).toBe(true)
}

test('unverified accounts of one address store together what one may', async () => {
  const address = addressOf('a maker of accounts')
  const [one, other] = [await unverified(), await unverified()]
  expect(await send(one, address)).toMatchObject({ status: 200 })
  expect(await send(other, address)).toMatchObject({ status: 200 })
  const most = accountBytes.unverified / 1024
  const rest = { name: 'kilobytes', most, amount: most - 12 }
  expect(await takeAsClient({ ...api.ctx, ip: address }, one.ownerId, rest)).toBe(true)
  for (let n = 0; n < 12; n += 1) {
    const answer = await send(await unverified(), address)
    if (answer.status !== 200) return expect(answer).toMatchObject(full)
  }
  throw new Error('twelve more accounts had budgets of their own')
})

test('a verified owner behind a full address, and an unverified one elsewhere, have their own', async () => {
  const address = addressOf('an office')
  await fill(address)
  expect(await send(await unverified(), address)).toMatchObject(full)
  expect(await send(await api.owner(), address)).toMatchObject({ status: 200 })
  expect(await send(await unverified(), addressOf('at home'))).toMatchObject({ status: 200 })
})

test('a network of IPv6 has the room of eight clients', async () => {
  const most = 10
  const { ownerId } = await unverified()
  let taken = 0
  for (let n = 0; n < 20; n += 1) {
    const ctx = { ...api.ctx, ip: `2001:db8:99:${n.toString(16)}::1` }
    if (await takeAsClient(ctx, ownerId, { name: 'of the test', most, amount: most })) taken += 1
  }
  expect(taken).toBe(8)
})

test('drawings and uploads of unverified owners take the turns of the client that asks', async () => {
  const [one, other, verified] = [await unverified(), await unverified(), await api.owner()]
  const at = (ip: string | null, { ownerId }: TestOwner) => unverifiedClient({ ...api.ctx, ip }, ownerId)
  expect(await at('203.0.113.9', one)).toBe('203.0.113.9')
  expect(await at('203.0.113.9', other)).toBe('203.0.113.9')
  expect(await at('203.0.113.9', verified)).toBeNull()
  expect(await at(null, one)).toBeNull()
})
