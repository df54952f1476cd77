import { describe, expect, it } from 'vitest'
import type { Region } from '@/contract/rules/place/region'
import { holidaysBetween } from '@/server/modules/holidays/holidays-of'
import { nameOf } from '@/server/modules/holidays/name-of'

const regions: Region[] = [
  ...(['AN', 'AR', 'AS', 'CB', 'CE', 'CL', 'CM', 'CN', 'CT', 'EX'] as const),
  ...(['GA', 'IB', 'MC', 'MD', 'ML', 'NC', 'PV', 'RI', 'VC'] as const),
]
const years = Array.from({ length: 11 }, (_, index) => 2025 + index)

const datesIn = (region: Region | null, year: number) =>
  holidaysBetween(region, `${year}-01-01`, `${year}-12-31`).map(({ date }) => date)

describe('holidays', () => {
  it("of a place nobody knows are all of Spain's", () => {
    const dates = datesIn(null, 2026)
    expect(dates).toContain('2026-12-08')
    expect(dates).toContain('2026-04-03')
    expect(dates).not.toContain('2026-05-02')
  })

  it('say what they are and whose', () => {
    expect(holidaysBetween('MD', '2026-12-05', '2026-12-08')).toEqual([
      {
        date: '2026-12-06',
        feasts: [{ name: 'constitucion', isMoved: false }],
        key: 'constitucion',
        isNational: true,
      },
      {
        date: '2026-12-07',
        feasts: [{ name: 'constitucion', isMoved: true }],
        key: 'constitucion-lunes',
        isNational: false,
      },
      {
        date: '2026-12-08',
        feasts: [{ name: 'inmaculada', isMoved: false }],
        key: 'inmaculada',
        isNational: true,
      },
    ])
    expect(holidaysBetween('MD', '2027-05-01', '2027-05-03').at(-1)).toMatchObject({
      date: '2027-05-03',
      isNational: false,
    })
  })

  it.each([
    ['es', 'Día de la Constitución (trasladado)'],
    ['ca', 'Dia de la Constitució (traslladat)'],
    ['gl', 'Día da Constitución (trasladado ao luns)'],
    ['eu', 'Konstituzioaren eguna (astelehenera aldatua)'],
    ['en', 'Constitution Day (substitute day)'],
    ['fr', 'Día de la Constitución (trasladado)'],
    [undefined, 'Día de la Constitución (trasladado)'],
  ] as const)('have a name in the language of their owner: %s', (language, name) => {
    const [moved] = holidaysBetween('MD', '2026-12-07', '2026-12-07')
    expect(moved && nameOf(moved, language)).toBe(name)
  })

  it.each([
    ['es', 'San José y Jueves Santo'],
    ['ca', 'Sant Josep i Dijous Sant'],
    ['gl', 'San Xosé e Xoves Santo'],
    ['eu', 'San Jose eguna eta Ostegun Santua'],
    ['en', 'Saint Joseph’s Day and Maundy Thursday'],
  ] as const)('of two feasts name both: %s', (language, name) => {
    const feasts = (['san-jose', 'jueves-santo'] as const).map((one) => ({ name: one, isMoved: false }))
    expect(nameOf({ feasts }, language)).toBe(name)
  })

  it('cross the turn of a year', () => {
    expect(holidaysBetween('CT', '2026-12-24', '2027-01-01').map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
    ])
  })

  it('on one day are one, with both feasts', () => {
    const [both] = holidaysBetween('MD', '2030-04-19', '2030-04-19')
    expect(both?.feasts.map(({ name }) => name)).toEqual(['viernes-santo'])
    for (const region of regions)
      for (const year of years) {
        const dates = datesIn(region, year)
        expect(new Set(dates).size).toBe(dates.length)
      }
  })
})
