import { expect, it } from 'vitest'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { printedMenu, sheetFacts } from '@/contract/rules/menu-layout/printed-menu'
import { wordsIn } from '@/server/modules/sheets/menu-in'
import { heavyMenu } from '@/tests/attack/cost/heavy-menu'

const menu = {
  ...heavyMenu,
  ...{ date: '2026-11-20', service: 'comida' as const, price: 12.5, halfPrice: 9, observation: '' },
  categories: [{ name: 'Primeros', items: [{ name: 'Paella', supplement: 2, soldOut: false }] }],
}

it.each([
  ['en', '€12.50', '€9', '€2'],
  ['de', '12,50 €', '9 €', '2 €'],
  ['es', '12,50 €', '9 €', '2 €'],
] as const)('writes prices on a sheet in %s as that language does', (language, whole, half, more) => {
  const words = wordsIn[language]
  const facts = sheetFacts({ restaurantName: 'Casa', menu, words })
  const { price, observations, sections } = printedMenu({
    template: newTemplate('Hoja'),
    menu,
    words,
    language,
    facts,
  })
  expect(price.replaceAll('\u00a0', ' ')).toBe(whole)
  expect(observations.replaceAll('\u00a0', ' ')).toContain(half)
  expect(sections[0]?.items[0]?.text.replaceAll('\u00a0', ' ')).toContain(more)
})
