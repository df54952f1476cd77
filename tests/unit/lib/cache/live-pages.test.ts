import { describe, expect, it } from 'vitest'
import { LivePages } from '@/lib/cache/live-pages'

const noon = Date.parse('2026-11-20T11:00:00Z')
const minute = 60_000
const kept = { tags: ['restaurant:a', 'area:1:2'], at: noon, until: noon + minute }

function livePages() {
  const live = new LivePages(2 * 170)
  live.keep('v1', kept)
  return live
}

describe('LivePages', () => {
  it('holds a page for its time', () => {
    expect(livePages().has('v1', noon + 1)).toBe(true)
    expect(livePages().has('v1', noon + minute)).toBe(false)
    expect(livePages().has('v2', noon + 1)).toBe(false)
  })

  it('lets go of it when one of its tags expires, in the same millisecond too', () => {
    const live = livePages()
    live.expire(['restaurant:b'], noon + 1)
    expect(live.has('v1', noon + 2)).toBe(true)
    live.expire(['area:1:2'], noon)
    expect(live.has('v1', noon + 2)).toBe(false)
  })

  it('holds what was kept after the change', () => {
    const live = livePages()
    live.expire(['restaurant:a'], noon + 1)
    live.keep('v2', { ...kept, at: noon + 2 })
    expect(live.has('v2', noon + 3)).toBe(true)
  })

  it('shows no page of another day', () => {
    const live = livePages()
    live.keep('v1', { ...kept, until: Number.POSITIVE_INFINITY })
    expect(live.has('v1', noon + 24 * 60 * minute)).toBe(false)
  })

  it('notes no more changes than it may, and shows nothing of which it no longer knows', () => {
    const live = new LivePages(2 * 170, 3)
    live.keep('v1', kept)
    live.keep('v2', { ...kept, tags: ['restaurant:b'], at: noon + 3 })
    for (const n of [1, 2, 3, 4]) live.expire([`restaurant:other-${n}`, 'restaurant:other'], noon + n)
    expect(live.expiredCount).toBe(3)
    expect(live.has('v1', noon + 5)).toBe(false)
    expect(live.has('v2', noon + 5)).toBe(true)
    live.expire(['restaurant:b'], noon + 6)
    expect(live.has('v2', noon + 7)).toBe(false)
  })

  it('forgets the changes of yesterday, when no page of yesterday is shown anyway', () => {
    const live = livePages()
    live.expire(['restaurant:b', 'restaurant:c'], noon)
    live.expire(['restaurant:d'], noon + 24 * 60 * minute)
    expect(live.expiredCount).toBe(1)
  })

  it('forgets the oldest when there are too many', () => {
    const live = livePages()
    live.keep('v2', kept)
    live.keep('v3', kept)
    expect(['v1', 'v2', 'v3'].map((version) => live.has(version, noon + 1))).toEqual([false, true, true])
  })
})
