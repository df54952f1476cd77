import { describe, expect, test } from 'vitest'
import { clientKey } from '@/contract/client-key'
import { clientAddress } from '@/server/http/client'

describe('clientAddress', () => {
  const from = {
    internal: false,
    socketAddress: '10.0.0.1',
    forwardedFor: '198.51.100.1, 203.0.113.1',
    trustedProxies: 0,
  }

  test.each([
    ['the socket, when nobody is trusted', from, '10.0.0.1'],
    ['what our own proxy wrote last', { ...from, trustedProxies: 1 }, '203.0.113.1'],
    ['what the outer of two wrote', { ...from, trustedProxies: 2 }, '198.51.100.1'],
    ['the socket, when there were fewer', { ...from, trustedProxies: 3 }, '10.0.0.1'],
    ['the socket, when it wrote nonsense', { ...from, forwardedFor: 'x', trustedProxies: 1 }, '10.0.0.1'],
    ['whom the web names', { ...from, internal: true, visitor: '192.0.2.7' }, '192.0.2.7'],
    [
      'nobody, where the web names nobody and a proxy the web',
      { ...from, internal: true, visitor: 'none' },
      null,
    ],
    ['whom a web of before names', { ...from, internal: true }, '198.51.100.1'],
    ['the socket, when somebody else names a visitor', { ...from, visitor: '192.0.2.7' }, '10.0.0.1'],
    ['nobody, without a socket', { ...from, socketAddress: undefined }, null],
    ['IPv4 in IPv6 clothes, undressed', { ...from, socketAddress: '::ffff:192.0.2.1' }, '192.0.2.1'],
  ])('is %s', (_, origin, expected) => {
    expect(clientAddress(origin)).toBe(expected)
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('clientKey(%s) is %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key)
})
