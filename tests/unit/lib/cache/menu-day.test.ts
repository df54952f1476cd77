import { describe, expect, it } from 'vitest'
import { isSameMenuDay } from '@/lib/cache/menu-day'
import { RecentTags } from '@/lib/cache/recent-tags'

const at = (iso: string) => Date.parse(iso)

describe('isSameMenuDay', () => {
  it.each([
    ['noon and evening', '2026-11-20T12:00Z', '2026-11-20T20:00Z', true],
    ["across Madrid's midnight", '2026-11-20T22:59Z', '2026-11-20T23:01Z', false],
    ["across the Canaries' midnight", '2026-11-20T23:59Z', '2026-11-21T00:01Z', false],
    ["across Madrid's midnight in summer", '2026-07-01T21:59Z', '2026-07-01T22:01Z', false],
    ['a day apart', '2026-11-20T12:00Z', '2026-11-21T12:00Z', false],
  ])('%s', (_, one, other, same) => {
    expect(isSameMenuDay(at(one), at(other))).toBe(same)
  })
})

describe('RecentTags', () => {
  it('remembers a tag for a moment, and only that one', () => {
    const tags = new RecentTags()
    tags.add(['restaurant:a'], 10_000)
    expect(tags.has(['x', 'restaurant:a'], 12_000)).toBe(true)
    expect(tags.has(['x'], 12_000)).toBe(false)
    expect(tags.has(['restaurant:a'], 14_000)).toBe(false)
  })
})
