import { expect, it } from 'vitest'
import { mayReadMailbox } from '@/lib/bff/may-read-mailbox'

const SITE_URL = 'http://localhost:3000'

it.each([
  ['at this machine', '127.0.0.1', 'localhost:3000', true],
  ['at this machine, by IPv6', '::1', '[::1]:3000', true],
  ['at this machine, where both are one socket', '::ffff:127.0.0.1', '127.0.0.1:3000', true],
  ['elsewhere', '192.168.1.20', '192.168.1.10:3000', false],
  ['elsewhere, with a name of ours', '203.0.113.9', 'localhost:3000', false],
  ['behind a proxy on this machine', '127.0.0.1', 'mantel.example', false],
])('%s: %s asks %s', (_, address, host, may) => {
  expect(mayReadMailbox(new Headers({ 'x-forwarded-for': address, host }), { SITE_URL })).toBe(may)
})

it('is open to anybody or nobody where the operator says so, and to nobody of a site with a name', () => {
  const headers = new Headers({ 'x-forwarded-for': '127.0.0.1', host: 'localhost' })
  expect(mayReadMailbox(headers, { SITE_URL, DEV_MAIL: 'off' })).toBe(false)
  expect(mayReadMailbox(new Headers(), { SITE_URL, DEV_MAIL: 'on' })).toBe(true)
  expect(mayReadMailbox(headers, { SITE_URL: 'https://mantel.example' })).toBe(false)
})
