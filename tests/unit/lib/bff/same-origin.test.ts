import { describe, expect, it } from 'vitest'
import { clientAddress } from '@/lib/bff/client-address'
import { isSameOrigin } from '@/lib/bff/same-origin'

const post = (headers: Record<string, string>) =>
  new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: { host: 'localhost:3000', ...headers },
  })

describe('isSameOrigin', () => {
  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['our own page in an old browser', { origin: 'http://localhost:3000' }, true],
    ["a neighbour's subdomain", { 'sec-fetch-site': 'same-site' }, false],
    ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
    ['a foreign page in an old browser', { origin: 'https://evil.example' }, false],
    ['our own host by another scheme', { origin: 'https://localhost:3000' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
    ['nobody says where it is from', {}, false],
  ])('%s', (_, headers, same) => {
    expect(isSameOrigin(post(headers), 'http://localhost:3000')).toBe(same)
  })

  it('lets reading through', () => {
    expect(isSameOrigin(new Request('http://localhost:3000/api/x'))).toBe(true)
  })
})

describe('clientAddress', () => {
  it('believes the nearest proxy alone', () => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }))).toBe('203.0.113.9')
    expect(clientAddress(new Headers())).toBeUndefined()
  })
})
