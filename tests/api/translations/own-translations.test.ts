import { beforeEach, describe, expect, test } from 'vitest'
import { getMenuDayIn } from '@/contract/endpoints/menus'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { listOwnTranslations } from '@/contract/endpoints/translations'
import { commandOf } from '@/server/cli/admin/commands'
import { newId } from '@/server/db/id'
import { dishCorrections, menus, translatorAnswers } from '@/server/db/schema'
import { mostCorrections } from '@/server/modules/translations/save-own-translation'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()
const date = '2026-11-20'
const admin = (...args: string[]) => commandOf(args)({ ...api.ctx, admin: 'marta' })

beforeEach(() => {
  api.time.now = new Date('2026-11-20T12:00:00Z')
  api.expired.length = 0
})

async function withMenu(dishes: string[], day = date) {
  const owner = await api.owner()
  await publish(owner, dishes, day)
  return owner
}

async function publish({ restaurantId }: TestOwner, dishes: string[], day: string, name = 'Primeros') {
  const categories = [{ name, items: dishes.map((name) => ({ name })) }]
  const publishedAt = new Date('2026-11-20T08:00:00Z')
  await api.db.insert(menus).values({ restaurantId, date: day, state: 'published', publishedAt, categories })
}

const correct = (owner: TestOwner, name: string, text: string, language = 'en') =>
  api.as(owner).put(`/api/translations/mine/${language}`, { name, text })

async function shown({ restaurantId }: TestOwner, day = date, language = 'en') {
  const { body } = await api.get(`/api/menus/${restaurantId}/${day}/in/${language}`)
  const [menu] = getMenuDayIn.reply.parse(body).menu
  return menu?.translated.flatMap(({ items }) => items) ?? []
}

const textsOf = async (owner: TestOwner, day = date, language = 'en') =>
  (await shown(owner, day, language)).map(({ pieces }) => pieces.map(({ text }) => text).join(' '))

async function listed(owner: TestOwner, language = 'en') {
  const { body } = await api.as(owner).get(`/api/translations/mine/${date}/comida/${language}`)
  return listOwnTranslations.reply.parse(body)
}

describe('the memory of an owner', () => {
  test('is used for the same dish on every later menu, however it is written, in its language alone', async () => {
    const owner = await withMenu(['Lentejas de la tía Paca'])
    expect(await correct(owner, 'Lentejas de la tía Paca', ' Aunt Paca’s lentils with pork ')).toMatchObject({
      status: 200,
      body: { text: 'Aunt Paca’s lentils with pork', before: null },
    })
    await publish(owner, ['LENTEJAS DE LA TIA PACA.', 'Lentejas'], '2026-11-19')
    expect(await shown(owner)).toEqual([
      { how: 'wholly', source: 'es', pieces: [{ text: 'Aunt Paca’s lentils with pork' }], by: 'owner' },
    ])
    expect(await textsOf(owner, '2026-11-19')).toEqual(['Aunt Paca’s lentils with pork', 'Lentils'])
    expect(await textsOf(owner, date, 'fr')).not.toContain('Aunt Paca’s lentils with pork')
  })

  test('corrects the name of a course', async () => {
    const owner = await withMenu(['Lentejas'])
    await correct(owner, 'Primeros', 'First plates')
    const { body } = await api.get(`/api/menus/${owner.restaurantId}/${date}/in/en`)
    expect(getMenuDayIn.reply.parse(body).menu[0]?.translated[0]?.name).toMatchObject({
      pieces: [{ text: 'First plates' }],
    })
  })

  test('corrects a usual heading in each language in which a menu may have it, and is taken back in all', async () => {
    const basque = ['Oilasko errea', 'Arraina plantxan']
    const owner = await withMenu(basque)
    const { restaurantId } = owner
    const headings = async () => {
      const names = []
      for (const day of [date, '2026-11-19']) {
        const { body } = await api.get(`/api/menus/${restaurantId}/${day}/in/en`)
        names.push(getMenuDayIn.reply.parse(body).menu[0]?.translated[0]?.name.pieces[0]?.text)
      }
      return names
    }
    await publish(owner, basque, '2026-11-19', 'Lehenengoak')
    expect(await headings()).toEqual(['Starters', 'Starters'])
    await correct(owner, 'Lehenengoak', 'First plates')
    expect(await headings()).toEqual(['First plates', 'First plates'])
    expect(await listed(owner)).toMatchObject({
      courses: [{ name: { name: 'Primeros', correction: 'First plates' }, heading: 'Lehenengoak' }],
      others: [],
    })
    expect(await correct(owner, 'Primeros', '')).toMatchObject({
      body: { text: null, before: 'First plates' },
    })
    expect(await headings()).toEqual(['Starters', 'Starters'])
    // As it was kept while each name of a heading had a key of its own.
    const kept = { restaurantId, language: 'en' as const, key: 'lehenengoak', name: 'Lehenengoak' }
    await api.db.insert(dishCorrections).values({ ...kept, text: 'To start' })
    expect(await headings()).toEqual(['To start', 'To start'])
    expect(await correct(owner, 'Primeros', 'Firsts')).toMatchObject({ body: { before: 'To start' } })
    expect(await headings()).toEqual(['Firsts', 'Firsts'])
    await correct(owner, 'Lehenengoak', '')
    expect(await headings()).toEqual(['Starters', 'Starters'])
  })

  test('is no other restaurant’s', async () => {
    const [owner, other] = [await withMenu(['Lentejas']), await withMenu(['Lentejas'])]
    await correct(owner, 'Lentejas', 'My lentils')
    expect(await textsOf(other)).toEqual(['Lentils'])
    expect(await listed(other)).toMatchObject({ courses: [{ items: [{ correction: null }] }], others: [] })
  })

  test('changes the kept pages at once, and only when something changes', async () => {
    const owner = await withMenu(['Lentejas'])
    await correct(owner, 'Lentejas', 'My lentils')
    expect(api.expired).toMatchObject([{ restaurantId: owner.restaurantId }])
    await correct(owner, 'Lentejas', 'My lentils')
    expect(api.expired).toHaveLength(1)
  })

  test('can be taken back, and the step undone', async () => {
    const owner = await withMenu(['Lentejas'])
    await correct(owner, 'Lentejas', 'My lentils')
    expect(await correct(owner, 'Lentejas', '')).toMatchObject({ body: { text: null, before: 'My lentils' } })
    expect(await textsOf(owner)).toEqual(['Lentils'])
    expect(await correct(owner, 'Lentejas', '')).toMatchObject({ body: { text: null, before: null } })
    await correct(owner, 'Lentejas', 'My lentils')
    expect(await textsOf(owner)).toEqual(['My lentils'])
  })

  test('is listed beside the menu: what is on it, and what is on other menus', async () => {
    const owner = await withMenu(['Lentejas', 'Merluza a la plancha con trapisonda'])
    await correct(owner, 'Lentejas', 'My lentils')
    await correct(owner, 'Sopa castellana', 'Garlic soup')
    expect(await listed(owner)).toEqual({
      writtenIn: 'es',
      courses: [
        {
          name: expect.objectContaining({ name: 'Primeros', correction: null }),
          heading: 'Primeros',
          items: [
            {
              name: 'Lentejas',
              automatic: { how: 'wholly', source: 'es', pieces: [{ text: 'Lentils' }] },
              correction: 'My lentils',
            },
            expect.objectContaining({
              automatic: expect.objectContaining({ how: 'partly' }),
              correction: null,
            }),
          ],
        },
      ],
      others: [{ name: 'Sopa castellana', text: 'Garlic soup' }],
    })
    expect((await listed(owner, 'de')).others).toEqual([])
  })

  test('takes only one line of text, without tags', async () => {
    const owner = await withMenu(['Lentejas'])
    for (const text of ['<b>Lentils</b>', 'Lentils\nand more', 'Lentils\u0007', 'x'.repeat(301), '***'])
      expect(await correct(owner, 'Lentejas', text)).toMatchObject({ status: 400 })
    for (const name of ['', '***', 'x'.repeat(301), 'Lentejas\u0000'])
      expect(await correct(owner, name, 'Lentils')).toMatchObject({ status: 400 })
    expect(await correct(owner, 'Lentejas', 'Lentils', 'it')).toMatchObject({ status: 400 })
    expect(await api.put('/api/translations/mine/en', { name: 'Lentejas', text: 'x' })).toMatchObject({
      status: 401,
    })
    expect(await textsOf(owner)).toEqual(['Lentils'])
  })

  test('has an end', async () => {
    const owner = await withMenu(['Lentejas'])
    const rows = Array.from({ length: mostCorrections }, (_, n) => ({
      ...{ id: newId(), restaurantId: owner.restaurantId, language: 'en' as const },
      ...{ key: `plato ${n}`, name: `Plato ${n}`, text: `Dish ${n}` },
    }))
    await api.db.insert(dishCorrections).values(rows)
    expect(await correct(owner, 'Lentejas', 'My lentils')).toMatchObject({ status: 409 })
    expect(await correct(owner, 'Plato 1', 'Dish one')).toMatchObject({ status: 200 })
    expect(await correct(owner, 'Lentejas', 'Meine Linsen', 'de')).toMatchObject({ status: 200 })
  })
})

const idIn = (table: string, text: string) =>
  table
    .split('\n')
    .find((line) => line.includes(text))
    ?.slice(0, 12) ?? ''

test.each([
  [['Lentejas', 'Merluza a la romana'], 'es', 'Primeros'],
  [['Amanida verda', 'Pollastre rostit'], 'ca', 'Primers'],
  [['Dilista gisatuak', 'Legatza plantxan'], 'eu', 'Lehenengoak'],
  [['Caldo galego', 'Polbo á feira', 'Pescada á galega con patacas'], 'gl', 'Primeiros'],
])('tells the language that the kitchen writes, and its headings: %s', async (dishes, writtenIn, heading) => {
  const owner = await withMenu(dishes)
  expect(await listed(owner)).toMatchObject({ writtenIn, courses: [{ name: { name: 'Primeros' }, heading }] })
})

describe('the operator', () => {
  test('takes a correction for every restaurant, and takes it back', async () => {
    const [owner, other] = [await withMenu(['Gazuza de la abuela']), await withMenu(['gazuza de la Abuela'])]
    await correct(owner, 'Gazuza de la abuela', 'Grandma’s bread soup')
    const id = idIn(await admin('translations'), 'Grandma’s bread soup')
    expect(await textsOf(other)).toEqual(['gazuza de la Abuela'])

    api.expired.length = 0
    expect(await admin('take-translation', id)).toBe(`Corrección ${id}: vale para todos.`)
    expect(api.expired.map(({ restaurantId }) => restaurantId).sort()).toEqual(
      [owner.restaurantId, other.restaurantId].sort(),
    )
    expect(await shown(other)).toMatchObject([{ pieces: [{ text: 'Grandma’s bread soup' }], by: 'owners' }])
    expect(await listed(other)).toMatchObject({ courses: [{ items: [{ automatic: { by: 'owners' } }] }] })
    expect(await admin('translations')).not.toContain(id)
    expect(await admin('translations', '--state', 'taken')).toContain(id)

    await correct(other, 'Gazuza de la abuela', 'Bread soup, our way')
    expect(await textsOf(other)).toEqual(['Bread soup, our way'])
    await correct(other, 'Gazuza de la abuela', '')

    await admin('dismiss-translation', id)
    expect(await textsOf(other)).toEqual(['gazuza de la Abuela'])
    expect(await textsOf(owner)).toEqual(['Grandma’s bread soup'])
  })

  test('decides anew about a text that changes', async () => {
    const owner = await withMenu(['Zurrapa de la casa'])
    await correct(owner, 'Zurrapa de la casa', 'Pork spread')
    const id = idIn(await admin('translations'), 'Pork spread')
    await admin('dismiss-translation', id)
    expect(await admin('translations')).not.toContain(id)
    await correct(owner, 'Zurrapa de la casa', 'Andalusian pork spread')
    expect(await admin('translations')).toContain(id)
  })

  test('is told of what is not there', async () => {
    await expect(admin('take-translation', newId())).rejects.toMatchObject({ reason: 'correction' })
    expect(() => commandOf(['translations', '--state', 'open'])).toThrow('--state espera')
  })
})

test('an answer of the machine translator fills only what the lexicon knows nothing of, and says so', async () => {
  const owner = await withMenu(['Trapisonda del chef', 'Lentejas'])
  const row = (key: string, text: string | null) => ({
    ...{ language: 'de' as const, key, name: key },
    source: 'es' as const,
    text,
  })
  await api.db
    .insert(translatorAnswers)
    .values([row('trapisonda del chef', 'Eintopf des Chefs'), row('lentejas', 'Falsches')])
    .onConflictDoNothing()
  expect(await shown(owner, date, 'de')).toMatchObject([
    { how: 'wholly', pieces: [{ text: 'Eintopf des Chefs' }], by: 'machine' },
    { pieces: [{ text: 'Linsen' }] },
  ])
})

test('who reads Castilian reads Galician names in the usual words, and what stays is no translation', async () => {
  const galician = ['Caldo galego', 'Polbo á feira', 'Xoubas fritas', 'Carne ao caldeiro', 'Lacón con grelos']
  const owner = await withMenu(galician)
  expect((await textsOf(owner, date, 'es')).slice(2)).toEqual([
    'Sardinillas fritas',
    'Carne al caldero',
    'Lacón con grelos',
  ])
  expect((await textsOf(owner, date, 'en')).slice(2, 4)).toEqual(['Fried small sardines', 'Boiled beef'])
  const castilian = await withMenu(['Lentejas', 'Merluza a la romana', 'Xoubas a la plancha'])
  expect((await textsOf(castilian)).at(-1)).toBe('Grilled small sardines')
})

describe('the same letters in another language', () => {
  const basque = ['Oilasko errea', 'Arraina plantxan']

  test('have no answer that the machine translator gave for the first', async () => {
    const [castilian, other] = [
      await withMenu(['Lentejas', 'Gazuzkada']),
      await withMenu([...basque, 'Gazuzkada']),
    ]
    const answer = { language: 'en' as const, key: 'gazuzkada', name: 'Gazuzkada' }
    await api.db.insert(translatorAnswers).values({ ...answer, source: 'es', text: 'Great hunger' })
    expect((await shown(castilian)).at(-1)).toMatchObject({ by: 'machine' })
    expect((await shown(other)).at(-1)).toMatchObject({
      ...{ how: 'not', source: 'eu' },
      pieces: [{ text: 'Gazuzkada', lang: 'eu' }],
    })
    await api.db.insert(translatorAnswers).values({ ...answer, source: 'eu', text: 'Small meal' })
    expect((await shown(castilian)).at(-1)).toMatchObject({ pieces: [{ text: 'Great hunger' }] })
    expect((await shown(other)).at(-1)).toMatchObject({
      ...{ by: 'machine', source: 'eu' },
      pieces: [{ text: 'Small meal' }],
    })
  })

  test('stay as their kitchen wrote them in the reader’s own language, whatever another house made of them', async () => {
    const castilian = await withMenu(['Lentejas', 'Mongetota'])
    const catalan = await withMenu(['Amanida verda', 'Pollastre rostit', 'Mongetota'])
    await correct(castilian, 'Mongetota', 'Mongetes amb botifarra', 'ca')
    await admin('take-translation', idIn(await admin('translations'), 'Mongetes amb botifarra'))
    expect((await shown(catalan, date, 'ca')).at(-1)?.pieces).toEqual([{ text: 'Mongetota', lang: 'ca' }])
    await correct(catalan, 'Mongetota', 'Mongetada de l’àvia', 'ca')
    expect((await shown(catalan, date, 'ca')).at(-1)?.pieces).toEqual([{ text: 'Mongetada de l’àvia' }])
    const other = await withMenu(['Lentejas', 'Mongetota'])
    expect((await shown(other, date, 'ca')).at(-1)).toMatchObject({ by: 'owners' })
  })
})

test('an owner’s list says in which language the kitchen writes, also of what nobody understands', async () => {
  const owner = await withMenu(['Oilasko errea', 'Arraina plantxan', 'Trapisonda'])
  for (const language of ['en', 'es']) {
    const { courses, writtenIn } = await listed(owner, language)
    expect([language, writtenIn, courses[0]?.items.map(({ automatic }) => automatic.source)]).toEqual([
      language,
      'eu',
      ['eu', 'eu', 'eu'],
    ])
    expect(courses[0]?.items[2]?.automatic.pieces).toEqual([{ text: 'Trapisonda', lang: 'eu' }])
  }
  const other = await withMenu(['Lentejas'])
  expect((await listed(other)).writtenIn).toBe('es')
})

test('an owner’s menus say their language, unless it is Castilian', async () => {
  const owner = await withMenu(['Oilasko errea', 'Arraina plantxan'])
  await publish(owner, ['Lentejas'], '2026-11-21')
  const { body } = await api.as(owner).get(`/api/menus/mine?from=${date}`)
  expect(listOwnMenus.reply.parse(body).menus.map(({ writtenIn }) => writtenIn)).toEqual(['eu', undefined])
})
