import { describe, expect, test } from 'vitest'
import { stockDesigns, stockTemplates } from '@/contract/stock-templates'
import { dressings, flawsOf, measuredFormats } from '@/scripts/stock-templates/flaws'
import { realMenus } from '@/scripts/stock-templates/real-menus'

test('the menus are as restaurants write them', () => {
  const counts = realMenus.map(({ menu }) =>
    menu.categories.reduce((sum, { items }) => sum + items.length, 0),
  )
  expect(realMenus).toHaveLength(24)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([4, 18])
  expect(new Set(realMenus.map(({ menu }) => menu.categories.length))).toEqual(new Set([1, 2, 3, 4, 5]))
})

describe.each(
  measuredFormats.flatMap((format) =>
    Object.entries(dressings).map(([dressing, wishes]) => [format, dressing, wishes] as const),
  ),
)('on %s, %s,', (format, _, wishes) => {
  test.each(stockTemplates.map((stock, at) => [stockDesigns[at]?.key, stock] as const))(
    '%s has no hole, no crossing, no small letter and leaves nothing out',
    async (_, stock) => {
      const flaws: string[] = []
      for (const real of realMenus)
        for (const { flaw, detail } of await flawsOf(stock, format, real, wishes))
          flaws.push(`${real.name}: ${flaw}, ${detail}`)
      expect(flaws).toEqual([])
    },
  )
})
