import { expect, it } from 'vitest'
import { favouriteIds } from '@/lib/search/favourite-ids'

const lola = 'k00x7qm2vt9b'
const pepe = 'k00x7qm2vt9c'

it.each<[string | string[] | undefined, string[]]>([
  [undefined, []],
  ['', []],
  [`${lola},${pepe},${lola}`, [lola, pepe]],
  [
    [lola, pepe],
    [lola, pepe],
  ],
  [`<script>,${lola},ñ,%00`, [lola]],
  ['a'.repeat(10_000), []],
])('reads %j', (given, expected) => expect(favouriteIds(given)).toEqual(expected))

it('reads fifty at most', () => {
  const many = Array.from({ length: 99 }, (_, index) => `k00x7qm2vt${String(index).padStart(2, '0')}`)
  expect(favouriteIds(many.join(','))).toEqual(many.slice(0, 50))
})
