import { describe, expect, it } from 'vitest'
import { expiresAt, sortSpecialMenus, specialMenuState } from '@/contract/rules/menu/special-menus'

const menu = (startDate: string, endDate: string | null = null) => ({ startDate, endDate })

describe('sortSpecialMenus', () => {
  it('goes by start date, keeps the order of equals and leaves its list alone', () => {
    const list = [menu('2026-12-24'), menu('2026-02-14', '2026-02-14'), menu('2026-02-14')]
    expect(sortSpecialMenus(list)).toEqual([list[1], list[2], list[0]])
    expect(list[0]).toEqual(menu('2026-12-24'))
  })
})

describe('expiresAt', () => {
  it.each([
    ['2026-02-14', 'Europe/Madrid', '2026-02-14T23:00:00.000Z'],
    ['2026-02-14', 'Atlantic/Canary', '2026-02-15T00:00:00.000Z'],
    ['2026-07-31', 'Europe/Madrid', '2026-07-31T22:00:00.000Z'],
    ['2026-12-31', 'Europe/Madrid', '2026-12-31T23:00:00.000Z'],
    ['2026-03-28', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
    [null, 'Europe/Madrid', null],
  ] as const)('%s in %s', (endDate, timeZone, expected) => {
    expect(expiresAt(endDate, timeZone)).toBe(expected)
  })
})

describe('specialMenuState', () => {
  it.each([
    ['2026-02-10', null, 'current'],
    ['2026-02-14', null, 'current'],
    ['2026-02-15', null, 'upcoming'],
    ['2026-02-10', '2026-02-14', 'current'],
    ['2026-02-10', '2026-02-13', 'past'],
    ['2026-02-15', '2026-02-20', 'upcoming'],
    ['2026-02-20', '2026-02-01', 'past'],
  ])('%s to %s on Saint Valentine’s is %s', (startDate, endDate, state) => {
    expect(specialMenuState(menu(startDate, endDate), '2026-02-14')).toBe(state)
  })
})
