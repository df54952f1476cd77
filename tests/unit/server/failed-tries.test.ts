import { describe, expect, test } from 'vitest'
import { createFailedTries } from '@/server/ports/counts/failed-tries'

const start = new Date('2030-01-01T12:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const ana = 'ana@example.com'

function failing(times: number, asked: (n: number) => { email: string; client: string }) {
  const tries = createFailedTries()
  for (let n = 0; n < times; n++) tries.begin(asked(n), start)
  return tries
}

describe('failed tries', () => {
  test('ten are free, then each waits twice as long, a quarter of an hour at the most', () => {
    const asked = { email: ana, client: '203.0.113.1' }
    const waits = [9, 10, 11, 12, 14, 15, 40].map((times) => failing(times, () => asked).waitMs(asked, start))
    expect(waits.map((ms) => ms / 1000)).toEqual([0, 30, 60, 120, 480, 900, 900])
  })

  test('a wait runs out, and an hour later all is forgotten', () => {
    const asked = { email: ana, client: '203.0.113.1' }
    const tries = failing(11, () => asked)
    expect(tries.waitMs(asked, later(59))).toBe(1000)
    expect(tries.waitMs(asked, later(60))).toBe(0)
    tries.begin(asked, later(60))
    expect(tries.waitMs(asked, later(60))).toBe(120_000)
    expect(tries.waitMs(asked, later(60 + 3600))).toBe(0)
    tries.begin(asked, later(60 + 3600))
    expect(tries.waitMs(asked, later(60 + 3600))).toBe(0)
  })

  test('one client is slowed whatever addresses it tries', () => {
    const tries = failing(10, (n) => ({ email: `a${n}@example.com`, client: '203.0.113.1' }))
    expect(tries.waitMs({ email: 'new@example.com', client: '203.0.113.1' }, start)).toBe(30_000)
    expect(tries.waitMs({ email: 'new@example.com', client: '203.0.113.2' }, start)).toBe(0)
  })

  test('an address guessed at from everywhere allows each client one guess; its owner elsewhere is let in', () => {
    const tries = failing(50, (n) => ({ email: ana, client: `203.0.113.${n}` }))
    expect(tries.waitMs({ email: ana, client: '203.0.113.7' }, start)).toBe(900_000)
    expect(tries.waitMs({ email: ana, client: '198.51.100.1' }, start)).toBe(0)
  })

  test('a success counts for nothing, and does not wash away the failures of others', () => {
    const tries = createFailedTries()
    for (let n = 0; n < 50; n++) {
      const asked = { email: `a${n}@example.com`, client: '203.0.113.1' }
      tries.begin(asked, start)
      tries.succeed(asked)
    }
    const asked = { email: ana, client: '203.0.113.1' }
    expect(tries.waitMs(asked, start)).toBe(0)
    for (let n = 0; n < 10; n++) tries.begin(asked, start)
    const own = { email: 'mine@example.com', client: '203.0.113.1' }
    tries.begin(own, start)
    tries.succeed(own)
    expect(tries.waitMs(asked, start)).toBe(30_000)
  })
})
