import { expect, test } from 'vitest'
import { createTalk, lunch, menuOf, wednesday } from './world'

const planned = (date: string, service: 'comida' | 'cena' = 'comida') => ({
  ...menuOf(date, 'scheduled', { ...lunch, price: 15 }),
  service,
  publishAt: `${date}T08:00:00.000Z`,
})
const monday = '2026-12-07'
const tuesday = '2026-12-08'

const start = () =>
  createTalk({
    menus: [menuOf(wednesday, 'published'), planned(monday), planned(tuesday), planned(tuesday, 'cena')],
  })

const daysLeft = (talk: ReturnType<typeof start>) =>
  talk.world.menus.map(({ date, service }) => `${date} ${service}`)
const all = [`${wednesday} comida`, `${monday} comida`, `${tuesday} comida`, `${tuesday} cena`]
const textOf = (replies: { text: string }[]) => replies.map(({ text }) => text).join('\n')

const spans: [text: string, names: RegExp][] = [
  ['cerramos del 6 al 9', /cierras desde.* 6 de diciembre hasta.* 9 de diciembre/],
  ['del 6 al 9 de diciembre no abrimos, vamos de boda', /cierras desde/],
  ['estaremos cerrados desde el 6 hasta el 9', /cierras desde/],
  ['del 6 al 9 no damos menú', /cierras desde/],
  ['tanquem del 6 al 9', /tanques des/],
  ['del 6 al 9 de desembre no obrim', /tanques des/],
  ['pechamos do 6 ao 9', /pechas desde/],
  ['do 6 ao 9 de decembro non abrimos', /(?:pechas|cierras) desde/],
  ['abenduaren 6tik 9ra itxita', /itxita \(/],
  ['abenduaren 6tik 9ra ez dugu irekiko', /itxita \(/],
  ['we are closed from 6 to 9 December', /closed from/],
  ['closed December 6th to 9th', /cierras desde|closed from/],
]

test.each(spans)(
  '«%s» is about closing: it says so, names each menu, and deletes nothing without a yes',
  (text, names) => {
    const talk = start()
    const [reply] = talk.send({ kind: 'text', text })
    expect(reply?.text).toMatch(names)
    expect(reply?.text.match(/Lentejas estofadas/g)).toHaveLength(3)
    expect(daysLeft(talk)).toEqual(all)
    talk.send({ kind: 'text', text: 'gracias' })
    expect(daysLeft(talk)).toEqual(all)
    const [first] = reply?.buttons ?? []
    talk.send({ kind: 'button', action: '', title: '', ...first })
    expect(daysLeft(talk)).toEqual([`${wednesday} comida`])
    talk.send({ kind: 'text', text: 'deshaz' })
    expect(daysLeft(talk).toSorted()).toEqual(all.toSorted())
  },
)

test('a typed yes does what the question named', () => {
  const talk = start()
  talk.send({ kind: 'text', text: 'cerramos del 6 al 9' })
  talk.send({ kind: 'text', text: 'sí, bórralos' })
  expect(daysLeft(talk)).toEqual([`${wednesday} comida`])
})

test('a yes to other menus than those that were named is asked again', () => {
  const talk = start()
  const [reply] = talk.send({ kind: 'text', text: 'cerramos del 6 al 9' })
  talk.world.menus.push(planned('2026-12-09'))
  const [again] = talk.send({ kind: 'button', action: '', title: '', ...reply?.buttons?.[0] })
  expect(daysLeft(talk)).toHaveLength(5)
  expect(again?.text).toMatch(/tienes 4 menús/)
})

test.each([
  ['el 7 y el 8 cerramos', 3],
  ['lunes 7 y martes 8 de diciembre cerrado', 3],
  ['el 7 de diciembre es fiesta', 1],
  ['dilluns 7 tanquem', 1],
  ['o 7 de decembro pechamos', 1],
  ['abenduaren 7an jaia da', 1],
  ['Monday 7 we are closed', 1],
])('«%s»: the menus of these days are named as closing', (text, menus) => {
  const talk = start()
  const said = textOf(talk.send({ kind: 'text', text }))
  expect(said).toMatch(/cierras|tanques|pechas|[Ii]txita|closed/)
  expect(said.match(/Lentejas estofadas/g)).toHaveLength(menus)
  expect(daysLeft(talk)).toEqual(all)
})

test('days without a menu need nothing', () => {
  const talk = start()
  expect(textOf(talk.send({ kind: 'text', text: 'cerramos del 10 al 14' }))).toMatch(
    /cierras desde .*10 de diciembre hasta .*14 de diciembre.*no tienes ningún menú/,
  )
})

test.each(['cerramos en Navidad', 'cerramos por vacaciones en agosto', 'del 9 al 9 cerramos'])(
  '«%s»: which days they are is asked',
  (text) => {
    const talk = start()
    expect(textOf(talk.send({ kind: 'text', text }))).toMatch(/¿Qué días son\?/)
    expect(daysLeft(talk)).toEqual(all)
  },
)

test.each([
  'el lunes cerramos a las 4',
  'hoy cerramos la cocina antes',
  'el martes no cerramos',
  'Antonio, cierra la puerta',
  '¿el lunes cerramos?',
  'tanquem a les quatre',
])('«%s» closes no day', (text) => {
  const talk = start()
  const said = textOf(talk.send({ kind: 'text', text }))
  expect(said).not.toMatch(/cierras|tanques|¿Borro|¿Lo borro/)
  expect(daysLeft(talk)).toEqual(all)
})

test('of two days in a message the one that is closed gives its menu to the other', () => {
  const talk = start()
  talk.send({ kind: 'text', text: 'qué hay el 8 de diciembre?' })
  talk.send({ kind: 'text', text: 'ai no, dilluns 7 tinc una comunió. passa-ho a dissabte' })
  expect(daysLeft(talk)).toContain(`${tuesday} comida`)
})

test.each(['tira la cena', 'borra la cena', 'quita la cena de hoy'])(
  '«%s» never offers to delete the lunch',
  (text) => {
    const talk = start()
    expect(textOf(talk.send({ kind: 'text', text }))).not.toMatch(/[Bb]orro/)
    talk.send({ kind: 'text', text: 'sí' })
    expect(daysLeft(talk)).toEqual(all)
  },
)

test.each(['ostiralean joan den ostiraleko menu bera jarri', 'el sábado pásame el mismo menú'])(
  '«%s» takes no menu away from its day',
  (text) => {
    const talk = start()
    talk.send({ kind: 'text', text: 'qué hay el 7 de diciembre?' })
    talk.send({ kind: 'text', text })
    expect(daysLeft(talk)).toEqual(expect.arrayContaining(all))
  },
)

const written = 'Menú 12 €\nPrimeros\nGazpacho\nSopa\nSegundos\nCalamares\nConejo'
const pendingOf = (talk: ReturnType<typeof start>) => talk.state().proposal?.done

test.each([
  'que hoy es fiesta y vendrá gente',
  'El viernes hay fiesta de cumpleaños, seremos 40',
  'hoy es fiesta mayor, ponlo bonito',
  'avui és festa i vindrà gent',
  'el 7 hay fiesta de empresa y vienen 40',
])('«%s»: a feast closes nothing', (text) => {
  const talk = createTalk()
  talk.send({ kind: 'text', text: written })
  talk.send({ kind: 'text', text })
  expect(pendingOf(talk)).toBe(null)
  const other = start()
  expect(textOf(other.send({ kind: 'text', text }))).not.toMatch(/cierras|tanques|[Bb]orro/)
  other.send({ kind: 'text', text: 'sí' })
  expect(daysLeft(other)).toEqual(all)
})

test.each(['mañana cerramos', 'mañana es fiesta', 'demà tanquem', 'bihar itxita', 'mañana no abrimos'])(
  '«%s»: a menu that is pending is dropped after a yes alone',
  (text) => {
    const pending = () => {
      const talk = createTalk()
      talk.send({ kind: 'text', text: written.replace('Menú', 'Menú de mañana') })
      return { talk, said: textOf(talk.send({ kind: 'text', text })) }
    }
    const { talk, said } = pending()
    expect(said).toMatch(/Gazpacho/)
    expect(pendingOf(talk)).toBe(null)
    talk.send({ kind: 'text', text: 'no' })
    expect(pendingOf(talk)).toBe(null)
    const other = pending().talk
    other.send({ kind: 'text', text: 'sí' })
    expect(pendingOf(other)).toBe('dropped')
  },
)

test.each([
  'Abrimos de lunes a viernes, domingo cerrado',
  'obrim de dilluns a divendres, diumenge tancat',
  'de lunes a viernes abrimos y el domingo cerrado',
  'lunes y martes abrimos, domingo cerrado',
  'domingo cerrado y abrimos lunes y martes',
  'abrimos lunes, martes y miércoles, domingo cerrado',
  'el domingo cerramos y abrimos de lunes a viernes',
])('«%s»: the days that are open are not closed', (text) => {
  const talk = start()
  const said = textOf(talk.send({ kind: 'text', text }))
  expect(said).toMatch(/[Dd]omingo|[Dd]iumenge/)
  expect(said).not.toMatch(/lunes|dilluns|martes|Lentejas/)
})

test.each(['cerramos de 4 a 7', 'tanquem de 4 a 7', 'we are closed from 4 to 7', 'cerramos 7-9'])(
  '«%s»: numbers alone are no days',
  (text) => {
    const talk = start()
    expect(textOf(talk.send({ kind: 'text', text }))).not.toMatch(/diciembre|desembre|December/)
  },
)

test.each(['anula la cena', 'cancela la cena', 'borra el menú de la cena', 'tira la cena', 'borra la cena'])(
  '«%s» drops no lunch that is pending',
  (text) => {
    const talk = createTalk()
    talk.send({ kind: 'text', text: written })
    talk.send({ kind: 'text', text })
    expect(pendingOf(talk)).toBe(null)
  },
)
