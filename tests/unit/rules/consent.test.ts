import { describe, expect, test } from 'vitest'
import { allows, consentTo, consentVersion, readConsent, refusal } from '@/contract/rules/account/consent'

const now = new Date('2025-11-20T12:20:00Z')
const months = (count: number) => new Date(now.getTime() + count * 30 * 86_400_000)
const stored = (change: object) => JSON.stringify({ ...consentTo([1, 2], now), ...change })

describe('what is recorded', () => {
  test('an agreement holds the chosen levels in order', () => {
    expect(consentTo([3, 1], now)).toEqual({
      opt_in: true,
      level: [1, 3],
      version: consentVersion,
      date: '2025-11-20T12:20:00.000Z',
    })
  })

  test('a refusal is a record like any other, and allows nothing', () => {
    expect(refusal(now)).toMatchObject({ opt_in: false, level: [1] })
    for (const level of [1, 2, 3] as const) expect(allows(refusal(now), level)).toBe(false)
  })

  test.each([
    [[1], false, false],
    [[1, 2], true, false],
    [[3], false, true],
    [[1, 2, 3], true, true],
  ] as const)('%j allows personalisation: %s, analytics: %s', (levels, personalisation, analytics) => {
    const consent = readConsent(JSON.stringify(consentTo(levels, now)), now)
    expect([allows(consent, 2), allows(consent, 3)]).toEqual([personalisation, analytics])
  })
})

describe('what is read back', () => {
  test('is what was recorded, a refusal too', () => {
    for (const record of [consentTo([1, 2, 3], now), refusal(now)])
      expect(readConsent(JSON.stringify(record), now)).toEqual(record)
  })

  test('counts for two years', () => {
    expect(readConsent(stored({}), months(23.9))).not.toBeNull()
    expect(readConsent(stored({}), months(24.1))).toBeNull()
  })

  test.each([
    null,
    '',
    '{',
    'null',
    '"consent"',
    '[]',
    '{}',
    stored({ version: 'older' }),
    stored({ opt_in: 'true' }),
    stored({ level: 2 }),
    stored({ date: 'yesterday' }),
    stored({ date: 12 }),
  ])('is nothing for %s', (text) => {
    expect(readConsent(text, now)).toBeNull()
    expect(allows(readConsent(text, now), 2)).toBe(false)
  })

  test('leaves out levels that do not exist', () => {
    expect(readConsent(stored({ level: [2, 9, '3', null] }), now)?.level).toEqual([2])
  })
})
