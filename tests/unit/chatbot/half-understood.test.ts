import { expect, test } from 'vitest'
import { saidOf } from '@/server/modules/chatbot/engine/evidence/polarity'
import { createTalk, lunch, menuOf, wednesday } from './world'

const basque = {
  ...lunch,
  categories: [
    { name: 'Lehenengoak', items: [{ name: 'Porrusalda' }, { name: 'Babarrunak' }] },
    { name: 'Bigarrenak', items: [{ name: 'Legatza' }, { name: 'Oilaskoa' }] },
  ],
}
const draft =
  'Menú 12 €\nPrimeros\nLentejas\nEnsalada mixta\nSegundos\nTernasco\nMerluza en salsa\nPostres\nFlan'

const textOf = (replies: { text: string }[]) => replies.map(({ text }) => text).join('\n')
const dishesOf = (
  menu: { categories: { items: { name: string; soldOut?: boolean | undefined }[] }[] } | undefined,
) =>
  menu?.categories.flatMap(({ items }) => items.map(({ name, soldOut }) => (soldOut ? `${name}!` : name))) ??
  []

function drafted(...texts: string[]) {
  const talk = createTalk()
  talk.send({ kind: 'text', text: draft })
  let said = ''
  for (const text of texts) said = textOf(talk.send({ kind: 'text', text }))
  return { talk, said, content: talk.state().proposal?.menus[0]?.content }
}

const live = (...texts: string[]) => {
  const talk = createTalk({ menus: [menuOf(wednesday, 'published')] })
  let said = ''
  for (const text of texts) said = textOf(talk.send({ kind: 'text', text }))
  return { talk, said, menu: talk.world.menus[0] }
}

test.each([
  'kendu porrusalda, gazpatxoa jarri',
  'porrusalda kendu eta gazpatxoa jarri',
  'kendu porrusalda. gazpatxoa jarri',
])('«%s»: neither half is lost without a word', (text) => {
  const talk = createTalk({ menus: [menuOf(wednesday, 'draft', basque)] })
  const said = textOf(talk.send({ kind: 'text', text }))
  expect(said).toMatch(/gazpatxoa/i)
})

test.each([
  '¿cuántos lo ven?',
  '¿cuánta gente ha visto el menú?',
  'quants ho han vist?',
  'quanta gent veu el menú?',
  'cantos o viron?',
  'canta xente o ve?',
  'zenbatek ikusten du?',
  'zenbat jendek ikusi du menua?',
  'how many people see it?',
  'how many have seen the menu',
])('«%s» counts who looks', (text) => {
  const { talk } = live(text)
  expect(textOf(talk.send({ kind: 'text', text }))).toMatch(/visit|bisit|vist|seen|vi[ut]/i)
  expect(textOf(talk.send({ kind: 'text', text }))).not.toMatch(
    /está publicado|està publicat|argitaratuta|is published/,
  )
})

test.each(['¿lo ven ya los clientes?', 'ikusten da?', 'es veu ja?', 'can people see it?'])(
  '«%s» asks whether',
  (text) => expect(live(text).said).toMatch(/publicad|publicat|argitarat|published|live/i),
)

test.each(['25', '6', '25,50'])('«%s», when no price is asked for, is asked about', (figure) => {
  const { said, content } = drafted('hola', figure)
  expect(content?.price).toBe(12)
  expect(said).toMatch(/precio/)
  expect(drafted(figure).content?.price).toBe(12)
})

test('a figure near the price, right after the offer, is the price; of a menu that is out it is asked', () => {
  expect(drafted('13').content?.price).toBe(13)
  expect(drafted('hola', '13').content?.price).toBe(12)
  expect(live('13').menu?.price).toBe(12.5)
})

test.each([
  ['con bebida y café, el postre se paga aparte', ['bebida', 'cafe']],
  ['12 euros cunha cunca de viño e pan', ['bebida', 'pan']],
  ['el café no entra, el pan sí y el vino también', ['bebida', 'pan']],
  ['sense pa, amb beguda', ['bebida']],
  ['bread is extra, drink included', ['bebida']],
] as const)('«%s»: what is included is said part by part', (text, includes) => {
  expect([...(drafted(text).content?.includes ?? [])].sort()).toEqual(includes)
})

test.each([
  ['clávale 2,5 aparte a la merluza', 'Merluza en salsa', 2.5],
  ['merluza, 3 por cabeza', 'Merluza en salsa', 3],
  ['pel ternasco cobraré 3 € damunt', 'Ternasco', 3],
  ['quen queira o ternasco que poña cinco euros a maiores', 'Ternasco', 5],
] as const)('«%s» is a supplement', (text, dish, supplement) => {
  const items = drafted(text).content?.categories.flatMap((one) => one.items)
  expect(items?.find(({ name }) => name === dish)?.supplement).toBe(supplement)
})

test.each([
  ['el ternasco se ha quemado, pon longaniza y a correr', 'Ternasco', 'Longaniza'],
  ['el flan se ha agriado con el calor, que sea yogur', 'Flan', 'Yogur'],
  ['voló el ternasco, entra longaniza', 'Ternasco', 'Longaniza'],
])('«%s» is a swap, done or asked', (text, old, by) => {
  const { talk } = drafted(text, 'sí')
  const dishes = dishesOf(talk.state().proposal?.menus[0]?.content ?? talk.world.menus[0])
  expect(dishes).toHaveLength(5)
  expect(dishes).toContain(by)
  expect(dishes).not.toContain(old)
})

test.each([
  ['rebájalo 75 céntimos, que me da apuro', 11.25],
  ['pujau-lo un euro, que ha pujat s’oli', 13],
  ['knock two euro off, nobody’s biting', 10],
])('«%s» raises or lowers by an amount', (text, price) => expect(drafted(text).content?.price).toBe(price))

test.each([
  ['que no se vea hasta la 1 menos cuarto que estoy sola', /12:45/],
  ['que entre a las dos de la tarde', /14:00/],
  ['have it land at 12.15pm', /12:15/],
])('«%s»: the hour is understood, and asked', (text, time) => {
  const { said, talk } = drafted(text)
  expect(said).toMatch(time)
  expect(talk.world.menus).toEqual([])
})

test('«y mientras voy descongelando tira chuletas de cerdo de segundo» never becomes a dish as a whole', () => {
  const { said, menu } = live('y mientras voy descongelando tira chuletas de cerdo de segundo')
  expect(menu?.categories).toEqual(lunch.categories)
  expect(said).toMatch(/Chuletas de cerdo|no sé|No estoy/i)
})

test.each(['Ok jefe, noroc!', 'vale jefe, txurrus'])('«%s» publishes nothing', (text) => {
  expect(drafted(text).talk.world.menus).toEqual([])
})

test.each([
  'si encuentro rabo de toro lo metemos en vez del flan, pero depende del carnicero',
  'pues quítaselo al pollo, que es mes de compartir',
  'ya está el pollo, sácalo',
  'vale, no queda flan, la olla chiquita engañó',
])('«%s» changes nothing that customers see', (text) =>
  expect(live(text).menu?.categories).toEqual(lunch.categories),
)

test('what a guess leaves out is named with it', () =>
  expect(live('kendu pollo. gazpatxoa jarri').said).toMatch(/gazpatxoa/i))

test.each([
  ['el café va incluido sin coste extra', 'cafe'],
  ['bebida incluida sin suplemento', 'bebida'],
  ['incluye cerveza sin alcohol', 'bebida'],
  ['incluye agua sin gas', 'bebida'],
  ['café incluido sin pagar más', 'cafe'],
  ['el café no se paga aparte', 'cafe'],
  ['el pan no se cobra', 'pan'],
  ['no cobramos el pan', 'pan'],
  ['no te olvides de que incluye pan', 'pan'],
  ['el cafè no es paga a part', 'cafe'],
  ['we don’t charge for bread', 'pan'],
] as const)('«%s» says that it is included', (text, what) => {
  expect(saidOf(text).get(what)).toBe(true)
  const before = menuOf(wednesday, 'published', { ...lunch, includes: [what] })
  const talk = createTalk({ menus: [before] })
  talk.send({ kind: 'text', text })
  expect(talk.world.menus[0]?.includes).toContain(what)
})

test.each([
  ['no incluye café', 'cafe'],
  ['el pan no entra', 'pan'],
  ['la bebida no está incluida', 'bebida'],
  ['sin bebida', 'bebida'],
  ['el pan se cobra aparte', 'pan'],
] as const)('«%s» says that it is not', (text, what) => expect(saidOf(text).get(what)).toBe(false))

test.each(['quita el pan incluido', 'no va sin pan'])('«%s» says both, and so nothing', (text) =>
  expect(saidOf(text).has('pan')).toBe(false),
)

test.each([
  ['afegeix xai al carbó', 'Xai al carbó'],
  ['afegeix conill al timó', 'Conill al timó'],
  ['afegeix sorbet de llimó', 'Sorbet de llimó'],
  ['afegeix amanida amb meló', 'Amanida amb meló'],
  ['afegeix carpaccio de carabassó', 'Carpaccio de carabassó'],
])('«%s» keeps its whole name', (text, name) =>
  expect(drafted(text).content?.categories.flatMap(({ items }) => items.map((one) => one.name))).toContain(
    name,
  ),
)

test('«casi no queda pollo» takes no chicken away, pending or not', () => {
  const talk = createTalk({ menus: [menuOf(wednesday, 'published'), menuOf('2026-11-20', 'scheduled')] })
  for (const text of ['lo mismo que el viernes pero a 13', 'casi no queda pollo', 'casi no queda pollo'])
    for (const _ of [1, 2]) talk.send({ kind: 'text', text })
  expect(talk.world.menus.map(dishesOf)).toEqual([dishesOf(lunch), dishesOf(lunch)])
})
