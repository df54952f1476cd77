import { describe, expect, it } from 'vitest'
import { Memory } from '@/lib/memory'

/** The counted size of a key with one letter. */
const key = 102

describe('Memory', () => {
  it('forgets what was used longest ago when it is full', () => {
    const memory = new Memory<string>(3 * key + 3, (value) => value.length)
    for (const key of ['a', 'b', 'c']) memory.set(key, key)
    memory.get('a')
    memory.set('d', 'd')
    expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key))).toEqual(['a', undefined, 'c', 'd'])
  })

  it('counts a value it replaces once, and keeps none that is too large', () => {
    const memory = new Memory<string>(key + 3, (value) => value.length)
    memory.set('a', 'xx')
    memory.set('a', 'yyy')
    expect(memory.get('a')).toBe('yyy')
    memory.set('b', 'zzzz')
    expect(memory.get('b')).toBeUndefined()
  })

  it('forgets values that say nothing too', () => {
    const memory = new Memory<null | undefined>(10 * key, () => 0)
    for (let n = 0; n < 100; n += 1) memory.set(String.fromCodePoint(0x4e00 + n), n % 2 ? null : undefined)
    const kept = Array.from({ length: 100 }, (_, n) => memory.has(String.fromCodePoint(0x4e00 + n)))
    expect(kept.filter(Boolean)).toHaveLength(10)
  })

  it('weighs keys too', () => {
    const memory = new Memory<string>(10_000, () => 1)
    for (let n = 0; n < 10; n += 1) memory.set(`/${n}${'x'.repeat(900)}`, 'v')
    const kept = Array.from({ length: 10 }, (_, n) => memory.has(`/${n}${'x'.repeat(900)}`))
    expect(kept.filter(Boolean)).toHaveLength(5)
  })
})
