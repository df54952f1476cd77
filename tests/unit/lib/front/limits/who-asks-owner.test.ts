import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { sealData } from 'iron-session'
import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { whoAsks } from '@/lib/front/limits/who-asks'

const ask = async (address: string, session?: object) => {
  const seal = session && (await sealData(session, { password: env().SESSION_SECRET }))
  const request = new IncomingMessage(new Socket())
  request.headers['x-forwarded-for'] = address
  if (seal) request.headers.cookie = `mantel=${encodeURIComponent(seal)}`
  return whoAsks(request)
}

test('the unverified accounts of an address are one client: the address', async () => {
  const nobody = await ask('203.0.113.9')
  for (const ownerId of ['ana', 'bea', 'eva'])
    expect(await ask('203.0.113.9', { ownerId, isVerified: false })).toEqual(nobody)
  expect(await ask('203.0.113.9', { ownerId: 'of a session from before' })).toEqual(nobody)
  expect(await ask('203.0.113.10', { ownerId: 'ana', isVerified: false })).not.toEqual(nobody)
})

test('verified owners behind one address are a client each, from wherever they come', async () => {
  const [ana, bea] = [
    await ask('203.0.113.9', { ownerId: 'ana', isVerified: true }),
    await ask('203.0.113.9', { ownerId: 'bea', isVerified: true }),
  ]
  expect(JSON.stringify(ana)).toContain('owner ana')
  expect(JSON.stringify(bea)).toContain('owner bea')
  expect(JSON.stringify(await ask('198.51.100.7', { ownerId: 'ana', isVerified: true }))).toContain(
    'owner ana',
  )
})
