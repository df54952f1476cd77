import { expect, test } from 'vitest'
import { getMenuDayIn } from '@/contract/endpoints/menus'
import { menus } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const owner = await api.owner()
const date = '2026-11-20'

await api.db.insert(menus).values({
  restaurantId: owner.restaurantId,
  date,
  state: 'published',
  publishedAt: new Date('2026-11-20T08:00:00Z'),
  categories: [
    { name: 'Primeros', items: [{ name: 'Lentejas estofadas con chorizo' }, { name: 'Ñandú de la casa' }] },
    { name: 'Para seguir', items: [{ name: 'Merluza a la plancha con trapisonda', supplementCents: 250 }] },
  ],
})

const ask = (language: string, restaurantId = owner.restaurantId) => {
  api.time.now = new Date('2026-11-20T12:00:00Z')
  return api.get(`/api/menus/${restaurantId}/${date}/in/${language}`)
}

const whole = (text: string) => ({ how: 'wholly', source: 'es', pieces: [{ text }] })

test('gives the menu as written, and its courses and dishes in another language', async () => {
  const { status, body } = await ask('en')
  const [menu] = getMenuDayIn.reply.parse(body).menu
  expect(status).toBe(200)
  expect(menu?.categories[1]?.items[0]).toMatchObject({
    name: 'Merluza a la plancha con trapisonda',
    supplement: 2.5,
  })
  expect(menu?.translated).toEqual([
    {
      name: whole('Starters'),
      items: [
        whole('Stewed lentils with chorizo'),
        { how: 'not', source: 'es', pieces: [{ text: 'Ñandú de la casa', lang: 'es' }] },
      ],
    },
    {
      name: whole('Main courses'),
      items: [
        {
          how: 'partly',
          source: 'es',
          pieces: [{ text: 'Grilled hake' }, { text: 'con trapisonda', lang: 'es' }],
        },
      ],
    },
  ])
})

test('a Castilian menu is not translated into Castilian', async () => {
  const { body } = await ask('es')
  expect(getMenuDayIn.reply.parse(body).menu).toMatchObject([{ writtenIn: 'es', translated: [] }])
  expect(getMenuDayIn.reply.parse(body).menu[0]?.headings).toBeUndefined()
})

test('a Basque menu is, and says its language in each', async () => {
  const day = '2026-11-19'
  const items = ['Txipiroiak bere tintan', 'Oilaskoa labean patatekin', 'Trapisonda'].map((name) => ({
    name,
  }))
  await api.db.insert(menus).values({
    restaurantId: owner.restaurantId,
    date: day,
    state: 'published',
    publishedAt: new Date('2026-11-19T08:00:00Z'),
    categories: [{ name: 'Primeros', items }],
  })
  api.time.now = new Date('2026-11-20T12:00:00Z')
  for (const [language, first] of [
    ['es', 'Chipirones en su tinta'],
    ['en', 'Baby squid in its own ink'],
  ]) {
    const { body } = await api.get(`/api/menus/${owner.restaurantId}/${day}/in/${language}`)
    const answer = getMenuDayIn.reply.parse(body)
    const [menu] = answer.menu
    expect([language, menu?.writtenIn, menu?.translated[0]?.items[0]?.pieces[0]?.text]).toEqual([
      language,
      'eu',
      first,
    ])
    expect(menu?.translated[0]?.items[2]).toEqual({
      ...{ how: 'not', source: 'eu' },
      pieces: [{ text: 'Trapisonda', lang: 'eu' }],
    })
    expect(menu?.headings).toEqual(['Lehenengoak'])
    expect(answer).toMatchObject({ previousDate: null, nextDate: date })
  }
})

test('says what dishes in other languages are called in Castilian, in which a search asks for them', async () => {
  const day = '2026-11-18'
  const items = ['Lentejas estofadas', 'Merluza a la romana', 'Flan casero', 'Pollastre rostit', 'Trapisonda']
  await api.db.insert(menus).values({
    restaurantId: owner.restaurantId,
    date: day,
    state: 'published',
    publishedAt: new Date('2026-11-18T08:00:00Z'),
    categories: [{ name: 'Primeros', items: items.map((name) => ({ name })) }],
  })
  for (const language of ['es', 'en', 'ca']) {
    const { body } = await api.get(`/api/menus/${owner.restaurantId}/${day}/in/${language}`)
    const [menu] = getMenuDayIn.reply.parse(body).menu
    expect([language, menu?.castilian]).toEqual([language, { 'Pollastre rostit': 'Pollo asado' }])
  }
  const { body } = await ask('en')
  expect(getMenuDayIn.reply.parse(body).menu[0]?.castilian).toBeUndefined()
})

test('knows five languages, and no other restaurant', async () => {
  expect(await ask('de')).toMatchObject({ status: 200 })
  expect(await ask('it')).toMatchObject({ status: 400 })
  expect(await ask('en', 'aaaaaaaaaaaa')).toMatchObject({ status: 404 })
})

test('a name that is right in Castilian too is in the language of its kitchen', async () => {
  const kitchen = await api.owner()
  const items = ['Oilasko errea', 'Arraina plantxan', 'Porrusalda', 'Babarrunak sakramentuekin']
  await api.db.insert(menus).values({
    ...{ restaurantId: kitchen.restaurantId, date, state: 'published' as const },
    publishedAt: new Date('2026-11-20T08:00:00Z'),
    categories: [{ name: 'Primeros', items: items.map((name) => ({ name })) }],
  })
  for (const language of ['en', 'fr', 'de', 'ca']) {
    const { body } = await ask(language, kitchen.restaurantId)
    const [course] = getMenuDayIn.reply.parse(body).menu[0]?.translated ?? []
    expect(course?.items.map(({ how, source }) => [how, source])).toEqual(items.map(() => ['wholly', 'eu']))
  }
  const { body } = await ask('es', kitchen.restaurantId)
  const [course] = getMenuDayIn.reply.parse(body).menu[0]?.translated ?? []
  expect(course?.items.map(({ source, pieces }) => [source, pieces[0]?.text])).toEqual([
    ['eu', 'Pollo asado'],
    ['eu', 'Pescado a la plancha'],
    ['eu', 'Porrusalda'],
    ['eu', 'Alubias con sacramentos'],
  ])
})
