import { expect, test } from 'vitest'
import type { MenuContent } from '@/contract/entities/menu'
import { createTalk, lunch, menuOf, wednesday } from './world'

/** The sections of a published menu after some messages. */
function after(headings: [string, string, string], ...messages: string[]) {
  const categories = lunch.categories.map((one, at) => ({ ...one, name: headings[at] ?? '' }))
  const talk = createTalk({ menus: [menuOf(wednesday, 'published', { ...lunch, categories })] })
  for (const text of messages) talk.send({ kind: 'text', text })
  return talk.world.menus.flatMap((menu: MenuContent) =>
    menu.categories.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`),
  )
}

const galician = ['Primeiros', 'Segundos', 'Sobremesas'] as const
const catalan = ['Primers', 'Segons', 'Postres'] as const
const basque = ['Lehenengoak', 'Bigarrenak', 'Postreak'] as const
const english = ['Starters', 'Mains', 'Desserts'] as const

test.each([
  [galician, 'añade caldo de primero', 'Primeiros: Lentejas estofadas, Ensalada mixta, Caldo'],
  [catalan, 'añade caldo de primero', 'Primers: Lentejas estofadas, Ensalada mixta, Caldo'],
  [basque, 'añade caldo de primero', 'Lehenengoak: Lentejas estofadas, Ensalada mixta, Caldo'],
  [galician, 'engade caldo de primeiro', 'Primeiros: Lentejas estofadas, Ensalada mixta, Caldo'],
  [catalan, 'afegeix caldo de primer', 'Primers: Lentejas estofadas, Ensalada mixta, Caldo'],
  [galician, 'engade arroz con leite de sobremesa', 'Sobremesas: Flan casero, Arroz con leite'],
  [basque, 'añade natillas de postre', 'Postreak: Flan casero, Natillas'],
  [english, 'añade natillas de postre', 'Desserts: Flan casero, Natillas'],
] as const)('in %s: «%s»', (headings, message, section) => {
  const sections = after([...headings], message)
  expect(sections).toContain(section)
  expect(sections).toHaveLength(3)
})

test.each([
  [['Primeiros', 'Segundos', 'Outros'], 'engade filloas de sobremesa', 'Sobremesas: Filloas'],
  [['Primers', 'Segons', 'Altres'], 'añade natillas de postre', 'Postres: Natillas'],
  [['Lehenengoak', 'Bigarrenak', 'Besteak'], 'añade natillas de postre', 'Postreak: Natillas'],
  [['Arroces', 'Carnes', 'Dulces'], 'añade natillas de postre', 'Postres: Natillas'],
] as const)('beside %s a new section is named in their language', (headings, message, section) => {
  expect(after([...headings], message)).toContain(section)
})

test('a dish that comes back stands under the heading that it had', () => {
  expect(after([...galician], 'quita o flan', 'volve o flan')).toContain('Sobremesas: Flan casero')
})

test.each([
  ['esgotouse o flan', 'volve o flan'],
  ['esgotouse o flan', 'volve haber flan'],
  ['quita o flan', 'volve poñer o flan'],
])('«%s», «%s»: everything is as it was', (...messages) => {
  const talk = createTalk({ menus: [menuOf(wednesday, 'published')] })
  const dishes = () =>
    talk.world.menus.map(({ categories }) => JSON.stringify(categories.flatMap((one) => one.items)))
  for (const text of messages) talk.send({ kind: 'text', text })
  expect(dishes().join().replace(',"soldOut":false', '')).toBe(
    JSON.stringify(lunch.categories.flatMap((one) => one.items)),
  )
})

test.each([
  'o flan leva 2 €',
  'o flan leva 2 € de suplemento',
  'o flan leva dous euros máis',
  'el flan lleva 2 €',
])('«%s» is a supplement, of a menu that is out and of one that waits', (text) => {
  const flan = { name: 'Flan casero', supplement: 2 }
  const out = createTalk({ menus: [menuOf(wednesday, 'published')] })
  out.send({ kind: 'text', text })
  expect(out.world.menus[0]?.categories.at(-1)?.items).toEqual([flan])
  const waits = createTalk()
  waits.send({ kind: 'text', text: 'Primeros: lentejas\nSegundos: merluza\nPostres: flan casero\n12 €' })
  waits.send({ kind: 'text', text })
  expect(waits.state().proposal?.menus[0]?.content.categories.at(-1)?.items).toEqual([flan])
})
