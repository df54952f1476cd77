import { expect, it } from 'vitest'
import { Unread } from '@/contract/unread'

it('has room for so much of a client, twice as much of a site, and so much of all', () => {
  const unread = new Unread({ each: 10, all: 30 })
  const hold = (client: string, site: string, bytes: number) => unread.hold({ client, site }, bytes)
  const first = hold('a', 'house', 10)
  expect(first).not.toBeNull()
  expect(hold('a', 'house', 1)).toBeNull()
  expect(hold('b', 'house', 10)).not.toBeNull()
  expect(hold('c', 'house', 1)).toBeNull()
  expect(hold('d', 'street', 10)).not.toBeNull()
  expect(hold('e', 'square', 1)).toBeNull()
  expect(unread.hold(null, 1), 'our own').toBeNull()
  first?.()
  expect(hold('e', 'square', 10)).not.toBeNull()

  const own = new Unread({ each: 10, all: 30 })
  expect(own.hold(null, 25)).not.toBeNull()
})
