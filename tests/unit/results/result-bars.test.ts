import { describe, expect, it, test } from 'vitest'
import { menuEffect, resultBars, scaleTop } from '@/components/results/result-bars'
import { resultHref, resultQuestion } from '@/components/results/result-question'
import type { Results } from '@/contract/endpoints/results'
import { addDays } from '@/contract/rules/time/local-time'

type Day = Results['days'][number]

const nothing = { view: 0, call: 0, directions: 0, share: 0, website: 0, whatsapp: 0 }
const lunch = { menuId: 'k00x7qm2vt9b', service: 'comida' as const, price: 12, counts: nothing }
const monday = '2026-11-16'

const daysOf = (length: number, viewsOf = (index: number) => index, menus: Day['menus'] = [lunch]): Day[] =>
  Array.from({ length }, (_, index) => ({
    date: addDays(monday, index),
    counts: { ...nothing, view: viewsOf(index) },
    menus,
  }))

describe('bars', () => {
  it('are days as long as there is room', () => {
    expect(resultBars(daysOf(28), 'view')).toHaveLength(28)
    expect(resultBars(daysOf(7), 'view')[3]).toEqual({
      from: '2026-11-19',
      to: '2026-11-19',
      count: 3,
      hadMenu: true,
    })
  })

  it('are weeks from Monday on for longer, and lose nothing', () => {
    const days = daysOf(90).slice(2)
    const bars = resultBars(days, 'view')
    expect(bars[0]).toMatchObject({ from: '2026-11-18', to: '2026-11-22' })
    expect(bars[1]).toMatchObject({ from: '2026-11-23', to: '2026-11-29' })
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(
      days.reduce((sum, { counts }) => sum + counts.view, 0),
    )
  })

  it('are none without days', () => {
    expect(resultBars([], 'call')).toEqual([])
  })
})

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [78, 80],
  [81, 100],
  [1234, 2000],
])('a scale for %d ends at %d', (most, top) => {
  expect(scaleTop(most)).toBe(top)
})

describe('the effect of a menu', () => {
  const withMenu = daysOf(3, () => 60)
  const without = daysOf(3, () => 20, [])

  it('is told once there are days of both kinds', () => {
    expect(menuEffect([...withMenu, ...without])).toEqual({ withMenu: 60, without: 20 })
    expect(menuEffect([...withMenu, ...without.slice(1)])).toBeNull()
    expect(menuEffect(withMenu)).toBeNull()
  })

  it('is not told when there is none', () => {
    expect(menuEffect([...daysOf(3, () => 5), ...without])).toBeNull()
  })
})

describe('the question in the address', () => {
  test.each([
    [{ range: 28, action: 'view' }, '/menu/historial'],
    [{ range: 7, action: 'directions' }, '/menu/historial?dias=7&ver=rutas'],
  ] as const)('%j is %s', (question, href) => {
    expect(resultHref(question)).toBe(href)
    const { searchParams } = new URL(href, 'https://mantel.example')
    expect(resultQuestion(Object.fromEntries(searchParams))).toEqual(question)
  })

  it('makes do with nonsense', () => {
    expect(resultQuestion({ dias: '1e9', ver: ['llamadas', 'rutas'] })).toEqual({ range: 28, action: 'view' })
  })
})
