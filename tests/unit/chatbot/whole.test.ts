import { expect, test } from 'vitest'
import type { MenuContent } from '@/contract/entities/menu'
import { lunchIn, spoken } from './conversations/whole'
import { createTalk, menuOf, wednesday } from './world'

const itemsOf = ({ categories }: Pick<MenuContent, 'categories'>) => categories.flatMap(({ items }) => items)

/** What differs: «-Flan +Fruta !Pollo Pollo: gluten contains 13 no note». */
function differs(before: MenuContent, after: MenuContent): string {
  const [own, others] = [itemsOf(before), itemsOf(after)]
  const names = (items: typeof own) => items.map(({ name }) => name)
  const marks = others.flatMap(({ name, allergens = {}, diets = [] }) => {
    const all = [...Object.entries(allergens).map((pair) => pair.join(' ')), ...diets]
    return all.length > 0 ? [`${name}: ${all.join(', ')}`] : []
  })
  return [
    ...names(own).flatMap((name) => (names(others).includes(name) ? [] : [`-${name}`])),
    ...names(others).flatMap((name) => (names(own).includes(name) ? [] : [`+${name}`])),
    ...others.flatMap(({ name, soldOut }) => (soldOut ? [`!${name}`] : [])),
    marks.join(' · '),
    before.price === after.price ? '' : String(after.price),
    before.observation === after.observation ? '' : 'no note',
  ]
    .filter(Boolean)
    .join(' ')
}

test.each(spoken.map((one) => [one.language, one.says.join(' → '), one] as const))(
  'in %s: «%s»',
  (_, __, { language, soldOut, says, does }) => {
    const before = lunchIn(language, soldOut)
    const talk = createTalk({ menus: [before] })
    let answer = ''
    for (const text of says)
      answer = talk
        .send({ kind: 'text', text })
        .map((reply) => reply.text)
        .join('\n')
    const after = talk.world.menus.find(({ date }) => date === wednesday)
    const offered = talk.state().proposal?.menus[0]?.content
    const shown = after ? differs(before, after) : 'gone'
    const isOffered = offered && !talk.state().proposal?.done
    expect(isOffered ? `? ${differs(before, offered)}` : shown, answer).toBe(does)
    // A copy that waits leaves today's menu as it is.
    if (isOffered) expect(shown, answer).toBe('')
    expect(talk.world.menus).toHaveLength(1)
  },
)

/** The menu of tomorrow that was talked of last is not the one that is served. */
test.each([
  ['gl', 'raxo esgotado', 'Raxo con patacas'],
  ['es', 'se acabó el pollo', 'Pollo asado'],
  ['en', 'curry sold out', 'Chicken curry'],
] as const)(
  'what is sold out is sold out today, whatever day was talked of: in %s «%s»',
  (language, text, dish) => {
    const today = lunchIn(language)
    const next = { ...menuOf('2026-11-19', 'scheduled', today), publishAt: '2026-11-19T08:00:00.000Z' }
    const talk = createTalk({ menus: [today, next] })
    talk.send({ kind: 'button', action: 'show:2026-11-19:comida', title: '' })
    talk.send({ kind: 'text', text })
    const marked = talk.world.menus.flatMap((menu) =>
      itemsOf(menu).flatMap(({ name, soldOut }) => (soldOut ? [`${menu.date} ${name}`] : [])),
    )
    expect(marked).toEqual([`${wednesday} ${dish}`])
  },
)

test('a dish under a heading of its course is no doubt', () => {
  const { send } = createTalk()
  const replies = send({
    kind: 'text',
    text: 'Starters\ntomato soup\ncaesar salad\nprawn cocktail\nMains\nfish and chips\nchicken curry\n14.50',
  })
  expect(replies.map(({ text }) => text).join('\n')).not.toMatch(/what is|qué es/i)
})

test('what a dish contains is asked for where no dish was named', () => {
  const talk = createTalk({ menus: [lunchIn('es')] })
  const [asked] = talk.send({ kind: 'text', text: 'alérgenos: gluten y huevo' })
  const action = asked?.list?.rows[0]?.action ?? ''
  expect(action).toBe('say:Gazpacho lleva gluten y huevos')
  talk.send({ kind: 'button', action, title: '' })
  expect(talk.world.menus.flatMap(itemsOf)[0]?.allergens).toEqual({ gluten: 'contains', eggs: 'contains' })
})

test('a part of a name goes, and the dish stays', () => {
  const items = [{ name: 'Sopa de cocido (que hace un frio...)' }, { name: 'Pisto' }]
  const talk = createTalk({
    menus: [{ ...lunchIn('es'), categories: [{ name: 'Primeros', items }], price: 12, includes: [] }],
  })
  talk.send({
    kind: 'text',
    text: 'quita lo de que hace un frio de la sopa, y el precio es 13 con pan y bebida',
  })
  const [menu] = talk.world.menus
  expect(menu && itemsOf(menu).map(({ name }) => name)).toEqual(['Sopa de cocido', 'Pisto'])
  expect(menu).toMatchObject({ price: 13, includes: ['pan', 'bebida'] })
})

test('a course that is sent again is the same menu', () => {
  const talk = createTalk()
  talk.send({ kind: 'text', text: 'Primeros\nPisto\nSegundos\nPollo\nLomo\n12 €' })
  talk.send({ kind: 'text', text: 'de segundo pollo, lomo' })
  const content = talk.state().proposal?.menus[0]?.content
  expect(content && itemsOf(content).map(({ name }) => name)).toEqual(['Pisto', 'Pollo', 'Lomo'])
})
