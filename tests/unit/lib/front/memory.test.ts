import { describe, expect, it } from 'vitest'
import { Memory } from '@/lib/front/memory'

describe('Memory', () => {
  it('forgets what was used longest ago when it is full', () => {
    const memory = new Memory<string>(3, (value) => value.length)
    for (const key of ['a', 'b', 'c']) memory.set(key, key)
    memory.get('a')
    memory.set('d', 'd')
    expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key))).toEqual(['a', undefined, 'c', 'd'])
  })

  it('counts a value it replaces once, and keeps none that is too large', () => {
    const memory = new Memory<string>(3, (value) => value.length)
    memory.set('a', 'xx')
    memory.set('a', 'yyy')
    expect(memory.get('a')).toBe('yyy')
    memory.set('b', 'zzzz')
    expect(memory.get('b')).toBeUndefined()
  })
})
