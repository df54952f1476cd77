import { describe, expect, it } from 'vitest'
import { historyHref } from '@/components/week/history-href'
import { slotInText, theDay } from '@/components/week/slot-text'
import { aWeekBefore, datesFrom, freeOf, placesOf, weekCopies } from '@/components/week/week-plan'
import { inLanguage } from '@/lib/language/in-language'
import { week } from '@/messages/en.json'
import { anOwnMenu } from '@/tests/component/support/own-menus'

const monday = '2026-11-16'
const lunch = { date: monday, service: 'comida' } as const
const later = { date: '2026-11-23', service: 'comida' } as const

describe('the week before', () => {
  it('is copied onto those days that are not over', () => {
    const menus = datesFrom('2026-11-09', 14).map((date) => anOwnMenu({ date }))
    const copies = weekCopies(menus, monday, '2026-11-19')
    expect(copies.map(({ to }) => to.date)).toEqual(datesFrom('2026-11-19', 4))
    expect(copies[0]?.from).toEqual({ date: '2026-11-12', service: 'comida' })
  })

  it('is not copied farther than menus may be written', () => {
    const menus = [anOwnMenu({ date: '2027-03-01' })]
    expect(weekCopies(menus, '2027-03-08', '2026-11-19')).toEqual([])
  })

  it('keeps lunch and dinner apart', () => {
    const dinner = anOwnMenu({ date: monday, service: 'cena' })
    expect(aWeekBefore([dinner], later)).toBeUndefined()
    expect(aWeekBefore([dinner], { ...later, service: 'cena' })).toBe(dinner)
  })
})

describe('what a change touches', () => {
  it('is where it goes and, moving, where it comes from', () => {
    const pairs = [{ from: lunch, to: later }]
    expect(placesOf(pairs, 'copy')).toEqual([later])
    expect(placesOf(pairs, 'move')).toEqual([lunch, later])
  })

  it('can leave out what is taken', () => {
    expect(freeOf([{ from: lunch, to: later }], [later])).toEqual([])
  })
})

describe('texts', () => {
  it('begin a question with the day', () => {
    expect(theDay('2026-12-07')).toBe('El lunes 7')
  })

  it('keep the capitals of an English day within a sentence', () => {
    const to = { date: '2026-04-02', service: 'comida' } as const
    expect(inLanguage('en', () => slotInText(to, week))).toBe('lunch, Thu 2 Apr')
  })

  it('keep the chart of another page of the history', () => {
    expect(historyHref({ dias: '7', antes: '2026-11-01' })('2026-10-01')).toBe(
      '/menu/historial?dias=7&antes=2026-10-01#menus',
    )
    expect(historyHref({ antes: '2026-11-01' })()).toBe('/menu/historial#menus')
  })
})
