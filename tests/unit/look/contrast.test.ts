import { describe, expect, it } from 'vitest'
import { contrast, schemes } from './tokens'

/** WCAG 2.2 AA demands 4.5 for text and 3 for other things that a person has to see. */
const read: [string, string[]][] = [
  ['ink', ['paper', 'card', 'napkin', 'tile', 'blush', 'olive-tint']],
  ['soft', ['paper', 'card', 'napkin', 'tile']],
  ['paper', ['ink']],
  ['check-ink', ['paper', 'card', 'napkin', 'blush', 'tile']],
  ['on-check', ['check', 'check-deep']],
  ['on-mustard', ['mustard']],
  ['olive', ['paper', 'card', 'olive-tint']],
  ['azulejo', ['paper', 'card', 'tile', 'napkin']],
  ['on-wall', ['wall']],
  ['on-wall-soft', ['wall']],
]

const seen: [string, string[]][] = [
  ['edge', ['paper', 'card', 'napkin']],
  ['check', ['paper', 'card']],
  ['azulejo', ['paper', 'card', 'tile']],
  ['mustard', ['wall']],
  ['on-mustard', ['mustard']],
]

const pairs = (table: [string, string[]][], least: number) =>
  table.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })))

describe.each(Object.entries(schemes))('colours by %s', (_, tokens) => {
  it.each([...pairs(read, 4.5), ...pairs(seen, 3)])(
    '$front on $back reaches $least',
    ({ front, back, least }) => {
      const [one, other] = [tokens.get(front), tokens.get(back)]
      if (!one || !other) throw new Error(`No token ${one ? back : front}`)
      expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
    },
  )
})

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
