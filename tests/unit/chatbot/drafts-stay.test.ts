import { expect, test } from 'vitest'
import { createTalk, lunch, menuOf, wednesday } from './world'

const tomorrow = '2026-11-19'
const stew = {
  ...lunch,
  price: 13,
  categories: [{ name: 'Primeros', items: [{ name: 'Fabada' }, { name: 'Caldo' }] }],
}
const written = 'Menú 12 €\nPrimeros\nGazpacho\nSopa\nSegundos\nCalamares\nConejo'

const start = (date = tomorrow) => createTalk({ menus: [menuOf(date, 'draft', stew)] })
const firstOf = (talk: ReturnType<typeof start>, date: string) => {
  const menu = talk.world.menus.find((one) => one.date === date)
  return `${menu?.state} ${menu?.categories[0]?.items[0]?.name}`
}

test.each([
  'publica el menú de mañana',
  'publica el de mañana',
  'publica el menú de demà',
  'publica o menú de mañá',
  'argitaratu biharko menua',
  "publish tomorrow's menu",
])('«%s», while today’s is pending, takes the menu that is stored for tomorrow', (text) => {
  const talk = start()
  talk.send({ kind: 'text', text: written })
  talk.send({ kind: 'text', text })
  expect(firstOf(talk, tomorrow)).toMatch(/^(?:draft|scheduled) Fabada$/)
  expect(talk.state().proposal).toMatchObject({ done: null })
})

test.each([
  'publícalo mañana',
  'es para mañana',
  'prográmalo para mañana',
  'publica-ho demà',
  'guárdalo para mañana',
])('«%s»: a draft with other dishes is replaced after a yes alone', (text) => {
  const talk = start()
  talk.send({ kind: 'text', text: written })
  const said = talk
    .send({ kind: 'text', text })
    .map((reply) => reply.text)
    .join('\n')
  expect(firstOf(talk, tomorrow), said).toBe('draft Fabada')
})

test('«adelante, maña» names no day', () => {
  const talk = createTalk()
  talk.send({ kind: 'text', text: written })
  talk.send({ kind: 'text', text: 'adelante maña, y que refresque' })
  expect(talk.world.menus.filter(({ date }) => date === tomorrow)).toEqual([])
})

test('the question names the draft, and a yes replaces it', () => {
  const talk = start()
  talk.send({ kind: 'text', text: written })
  const said = talk
    .send({ kind: 'text', text: 'publícalo mañana' })
    .map((reply) => reply.text)
    .join('\n')
  expect(said).toMatch(/borrador de mañana \(Fabada/)
  talk.send({ kind: 'text', text: 'sí' })
  expect(firstOf(talk, tomorrow)).toBe('scheduled Gazpacho')
})

test('the offer of a menu names the draft of its day', () => {
  const talk = start(wednesday)
  const said = talk
    .send({ kind: 'text', text: written })
    .map((reply) => reply.text)
    .join('\n')
  expect(said).toMatch(/borrador de hoy \(Fabada/)
})

test.each(['mañana lo mismo', 'copia el de hoy para mañana', 'demà el mateix', 'mañá o mesmo'])(
  '«%s»: a copy asks before it takes the place of a draft',
  (text) => {
    const talk = createTalk({ menus: [menuOf(wednesday, 'published'), menuOf(tomorrow, 'draft', stew)] })
    talk.send({ kind: 'text', text })
    expect(firstOf(talk, tomorrow)).toBe('draft Fabada')
  },
)

test('a menu that was kept as a draft, changed and published again is the same menu', () => {
  const talk = createTalk()
  talk.send({ kind: 'text', text: written })
  talk.send({ kind: 'text', text: 'guárdalo' })
  expect(firstOf(talk, wednesday)).toBe('draft Gazpacho')
  talk.send({ kind: 'text', text: 'publica' })
  expect(firstOf(talk, wednesday)).toBe('published Gazpacho')
})

test.each([
  'programa el menú para mañana',
  'publica este menú mañana',
  'publica el menú mañana',
  'publica aquest menú demà',
  'schedule this menu for tomorrow',
  'argitaratu menu hau bihar',
])(
  '«%s» is about the menu that is pending: the draft of tomorrow is neither released nor replaced unasked',
  (text) => {
    const talk = start()
    talk.send({ kind: 'text', text: written })
    talk.send({ kind: 'text', text })
    expect(firstOf(talk, tomorrow)).toBe('draft Fabada')
  },
)

const unverified = {
  ownerId: 'aaaaaaaaaaaa',
  firstName: 'Ana',
  emailVerified: false,
  language: 'es',
} as const
const keeps = /Mientras tanto te guardo el menú/

test('without a confirmed e-mail a menu is said to be kept only where it is', () => {
  const talk = createTalk({ owner: unverified, menus: [menuOf(tomorrow, 'draft', stew)] })
  talk.send({ kind: 'text', text: written })
  const [said] = talk.send({ kind: 'text', text: 'publícalo mañana' })
  expect(said?.text).toMatch(/confirmar tu correo/)
  expect(said?.text).not.toMatch(keeps)
  expect(firstOf(talk, tomorrow)).toBe('draft Fabada')
  const other = createTalk({ owner: unverified })
  other.send({ kind: 'text', text: written })
  expect(other.send({ kind: 'text', text: 'publica' })[0]?.text).toMatch(keeps)
  expect(firstOf(other, wednesday)).toBe('draft Gazpacho')
})

test.each([
  'adelante, y mañana te mando otro',
  'publica ya, que esta mañana vamos tarde',
  'publica, que mañana no puedo',
  'publica, mañana no abrimos la web',
])('«%s» moves nothing to tomorrow', (text) => {
  const talk = createTalk()
  talk.send({ kind: 'text', text: written })
  talk.send({ kind: 'text', text })
  expect(talk.world.menus.filter(({ date }) => date === tomorrow)).toEqual([])
  expect(talk.state().proposal?.menus.map(({ date }) => date)).toEqual([wednesday])
})

test.each(['publica ya, que esta mañana vamos tarde', 'publica, que mañana no puedo'])(
  '«%s» publishes today’s menu',
  (text) => {
    const talk = createTalk()
    talk.send({ kind: 'text', text: written })
    talk.send({ kind: 'text', text })
    expect(firstOf(talk, wednesday)).toBe('published Gazpacho')
  },
)

test.each([
  'publícalo mañana',
  'publica el de mañana',
  'publica para mañana',
  'publish it for tomorrow',
  'argitaratu biharko menua',
  'publica-ho demà',
])('«%s» publishes nothing today', (text) => {
  const talk = createTalk()
  talk.send({ kind: 'text', text: written })
  talk.send({ kind: 'text', text })
  expect(firstOf(talk, tomorrow)).toBe('scheduled Gazpacho')
})
