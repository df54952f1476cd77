import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { sealData } from 'iron-session'
import { describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { whoAsks } from '@/lib/front/limits/who-asks'

const seal = (session: object) => sealData(session, { password: env().SESSION_SECRET })

function asked(address: string, cookie?: string) {
  const request = new IncomingMessage(new Socket())
  request.headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  return whoAsks(request)
}

describe('whoAsks', () => {
  const ip = '203.0.113.9'

  it('names a verified owner, behind the address', async () => {
    const cookie = `a=b; mantel=${encodeURIComponent(await seal({ ownerId: '12', isVerified: true }))}`
    expect(await asked(ip, cookie)).toEqual({ client: 'owner 12', site: ip })
    expect(await asked('2001:db8:1:2::7', cookie)).toEqual({ client: 'owner 12', site: '2001:db8:1' })
  })

  it.each([
    ['nobody’s cookie', 'mantel=invented'],
    ['a cookie longer than any of ours', `mantel=${'x'.repeat(15_000)}`],
    ['a cookie that cannot be decoded', 'mantel=%E0%A4%A'],
    ['none', undefined],
  ])('names the address, with %s', async (_, cookie) => {
    expect(await asked(ip, cookie)).toEqual({ client: ip, site: ip })
  })

  it('names the address of an owner who is not verified', async () => {
    expect(await asked(ip, `mantel=${encodeURIComponent(await seal({ ownerId: '13' }))}`)).toEqual({
      client: ip,
      site: ip,
    })
  })
})
