import { expect, it } from 'vitest'
import { clientKey, networkOf, siteKey } from '@/contract/client-key'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.9:40212', '203.0.113.9'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, name) => {
  expect(clientKey(address)).toBe(name)
})

it.each([
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['203.0.113.9', undefined],
  ['::ffff:203.0.113.9', undefined],
])('%s belongs to the site %s', (address, site) => {
  expect(siteKey(address)).toBe(site)
  expect(networkOf(address)).toBe(site ?? clientKey(address))
})
