import { expect, it } from 'vitest'
import { setClientAddress } from '@/lib/front/request'

const caller = (forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
})

it.each([
  ['nobody stands in front, and the header is forged', 0, '1.2.3.4', '10.0.0.9'],
  ['one proxy', 1, '1.2.3.4', '1.2.3.4'],
  ['one proxy, to which a forged one was sent', 1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies', 2, '6.6.6.6, 1.2.3.4, 10.0.0.7', '1.2.3.4'],
  ['a proxy that adds nothing', 1, undefined, '10.0.0.9'],
  ['fewer addresses than proxies', 2, '1.2.3.4', '10.0.0.9'],
])('hands on whom to believe: %s', (_, trustedProxies, forwarded, address) => {
  const request = caller(forwarded)
  setClientAddress(request, trustedProxies)
  expect(request.headers['x-forwarded-for']).toBe(address)
})
