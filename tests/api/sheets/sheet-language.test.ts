import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOwnQr } from '@/contract/endpoints/qr'
import { drawSheet, getDaySheet } from '@/contract/endpoints/sheets'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { menus, restaurants, translatorAnswers, userTemplates } from '@/server/db/schema'
import type { Sheet } from '@/server/images/drawer'
import { testDrawer } from '@/tests/api/support/drawer'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import { plainTemplate } from '@/tests/api/templates/plain-template'

const real = testDrawer()
const drawn: Sheet[] = []
const drawer: typeof real = {
  ...real,
  draw: (question, background) => {
    drawn.push(question.sheet)
    return real.draw(question, background)
  },
}
const api = await harness({ services: { drawer } })
const owner = await api.owner()
await givePlan(api.db, owner)
const { templateName, imageUrl, menu, observations, price } = plainTemplate
const [template] = await api.db
  .insert(userTemplates)
  .values({ ownerId: owner.ownerId, ...{ templateName, imageUrl, menu, observations, price } })
  .returning()
const names = ['Lentejas estofadas con chorizo', 'Trapisonda']
await api.db.insert(menus).values({
  ...{ restaurantId: owner.restaurantId, date: '2026-11-20', priceCents: 1350, halfPriceCents: 900 },
  ...{ includes: ['pan', 'bebida'], observation: 'Solo en sala.' },
  categories: [
    {
      name: 'Primeros',
      items: names.map((name, at) => ({
        name,
        ...(at === 0 && { allergens: { gluten: 'contains' as const } }),
      })),
    },
  ],
})

beforeEach(() => {
  api.time.now = new Date('2026-11-20T12:00:00Z')
  drawn.length = 0
})

async function draw(language?: string) {
  const body = { templateId: template?.id ?? '', ...(language && { language }) }
  const answer = await api.as(owner).post('/api/sheets/card', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return drawSheet.reply.parse(answer.body)
}

test('a sheet in another language has its dishes, its words and its date in it, and says what translated them', async () => {
  await draw('en')
  const [sheet] = drawn
  expect(sheet?.printed).toMatchObject({
    sections: [
      {
        category: 'Starters',
        items: [{ text: 'Stewed lentils with chorizo', allergens: ['gluten'] }, { text: 'Trapisonda' }],
      },
    ],
    facts: { fecha: 'Friday 20 November', menu: 'Menu of the day' },
    foot: { allergens: 'Ask us about allergens.' },
    allergenNames: { nuts: 'nuts' },
  })
  expect(sheet?.language).toBe('en')
  expect(sheet?.printed.observations).toMatch(
    /^Solo en sala\.\nMachine translation\.\nIncludes bread and a drink\.\nHalf menu, €9\.$/,
  )
})

test('a sheet in the language of the kitchen is as it was written, and one in Castilian says what translated a Basque menu', async () => {
  await draw('es')
  expect(drawn[0]?.printed.sections[0]?.items[0]?.text).toBe('Lentejas estofadas con chorizo')
  expect(drawn[0]?.printed.observations).not.toContain('Traducción automática')
  drawn.length = 0
  const [stored] = await api.db.select().from(menus).where(eq(menus.restaurantId, owner.restaurantId))
  const items = [{ name: 'Dilistak txorizoarekin' }, { name: 'Legatza plantxan' }]
  await api.db.update(menus).set({ categories: [{ name: 'Lehenengoak', items }], version: 7 })
  await draw('es')
  await api.db.update(menus).set({ categories: stored?.categories ?? [], version: 8 })
  expect(drawn[0]?.printed.sections[0]?.items[0]?.text).toBe('Lentejas con chorizo')
  expect(drawn[0]?.printed.observations).toContain('Traducción automática.')
})

test.each([
  ['fr', 'vendredi 20 novembre'],
  ['de', 'Freitag, 20. November'],
  ['ca', 'divendres 20 de novembre'],
  ['es', 'viernes 20 de noviembre'],
])('in %s the day is written as there', async (language, fecha) => {
  await draw(language)
  expect(drawn[0]?.printed.facts.fecha).toBe(fecha)
})

test('each language is a drawing of its own, kept like the others, and anew after a correction', async () => {
  const [spanish, english] = [await draw(), await draw('en')]
  expect(english.url).not.toBe(spanish.url)
  expect((await draw('en')).url).toBe(english.url)
  await api.as(owner).put('/api/translations/mine/en', { name: 'Trapisonda', text: 'Vegetable stew' })
  const corrected = await draw('en')
  expect(corrected.url).not.toBe(english.url)
  expect((await draw()).url).toBe(spanish.url)
})

test.each([
  ['en', '* Translated by an outside service; not checked by the kitchen.'],
  ['fr', '* Traduit par un service externe, non vérifié par la cuisine.'],
  ['de', '* Von einem externen Dienst übersetzt, nicht von der Küche geprüft.'],
  ['ca', '* Traduït per un servei extern; la cuina no ho ha revisat.'],
] as const)(
  'what another house translated is marked, and the mark explained: %s',
  async (language, meaning) => {
    const [stored] = await api.db.select().from(menus).where(eq(menus.restaurantId, owner.restaurantId))
    const items = [{ name: 'Lentejas' }, { name: 'Zarrapastra' }]
    await api.db.update(menus).set({ categories: [{ name: 'Primeros', items }], version: 9 })
    await draw(language)
    expect(drawn[0]?.printed.observations).not.toContain('*')
    drawn.length = 0
    const line = { language, key: 'zarrapastra', name: 'Zarrapastra', text: `Ragù (${language})` }
    await api.db.insert(translatorAnswers).values({ ...line, source: 'es' })
    await draw(language)
    await api.db.update(menus).set({ categories: stored?.categories ?? [], version: 10 })
    expect(drawn[0]?.printed.sections[0]?.items[1]?.text).toBe(`Ragù (${language})*`)
    expect(drawn[0]?.printed.sections[0]?.items[0]?.text).not.toContain('*')
    expect(drawn[0]?.printed.observations).toContain(`. ${meaning}`)
  },
)

test('the code on a sheet is the restaurant’s own, which leads to the language of the phone, in every drawing the same', async () => {
  const shown = { rect: { x: 5, y: 80, width: 15, height: 15 }, shown: true }
  await api.db.update(userTemplates).set({ options: { qr: shown }, version: 2 })
  const before = await draw('en')
  const { url } = getOwnQr.reply.parse((await api.as(owner).get('/api/qr/mine')).body)
  expect(new URL(url).pathname).toMatch(/^\/qr\/\w+$/)
  expect(drawn[0]?.printed.qr).toEqual(qrSquares(url))
  expect((await draw('en')).url).toBe(before.url)
})

describe('a menu as its kitchen writes it', () => {
  const owners = async (...names: string[]) => {
    const courses = ['Primeros', 'Postres', 'Da casa'].map((name, at) => ({
      name,
      items: names.filter((_, dish) => dish % 3 === at).map((dish) => ({ name: dish })),
    }))
    const [stored] = await api.db.select().from(menus).where(eq(menus.restaurantId, owner.restaurantId))
    await api.db.update(menus).set({ categories: courses, version: 30 + names.length })
    await draw()
    await api.db.update(menus).set({ categories: stored?.categories ?? [], version: 40 })
    return drawn.at(-1)?.printed
  }

  test('in Galician has every word of its sheet in Galician', async () => {
    const printed = await owners(
      'Lentellas con chourizo',
      'Tarta de queixo',
      'Pescada á grella',
      'Polo asado',
    )
    expect(printed).toMatchObject({
      facts: { fecha: 'venres 20 de novembro', menu: 'Menú do día' },
      foot: { water: 'Servimos de balde auga non envasada.' },
      allergenNames: { eggs: 'ovos' },
    })
    expect(printed?.sections.map(({ category }) => category)).toEqual(['Primeiros', 'Sobremesas', 'Da casa'])
    expect(printed?.observations).toMatch(/^Solo en sala\.\nInclúe pan e bebida\.\nMedio menú, 9\s€\.$/)
  })

  test('in Basque has every word of its sheet in Basque', async () => {
    const printed = await owners('Dilistak txorizoarekin', 'Gazta tarta', 'Legatza plantxan')
    expect(printed).toMatchObject({
      facts: { fecha: 'ostirala, azaroaren 20a', menu: 'Eguneko menua' },
      foot: { allergens: 'Alergenoei buruzko informazioa eskuragarri: galdetu.' },
      allergenNames: { milk: 'esnea' },
    })
    expect(printed?.sections.map(({ category }) => category)).toEqual(['Lehenengoak', 'Postreak', 'Da casa'])
    expect(printed?.observations).toContain('Barne: ogia eta edaria.\nMenu erdia')
    expect(printed?.sections[0]?.items[0]?.text).toBe('Dilistak txorizoarekin')
  })

  test('in Castilian is as before', async () => {
    const printed = await owners('Lentejas estofadas', 'Flan')
    expect(printed).toMatchObject({ facts: { fecha: 'viernes 20 de noviembre', menu: 'Menú del día' } })
    expect(printed?.sections[0]?.category).toBe('Primeros')
  })
})

test('what a translation leaves as it was written stands in quotes, because a sheet has no italics', async () => {
  const [stored] = await api.db.select().from(menus).where(eq(menus.restaurantId, owner.restaurantId))
  const items = [{ name: 'Lentejas con trapisonda' }, { name: 'Zarrapastrosa' }]
  await api.db.update(menus).set({ categories: [{ name: 'Primeros', items }], version: 50 })
  await draw('en')
  await draw('de')
  await api.db.update(menus).set({ categories: stored?.categories ?? [], version: 51 })
  expect(drawn[0]?.printed.sections[0]?.items.map(({ text }) => text)).toEqual([
    'Lentils “con trapisonda”',
    'Zarrapastrosa',
  ])
  expect(drawn[1]?.printed.sections[0]?.items[0]?.text).toBe('Linsen „con trapisonda“')
})

describe('the picture of a day, for its mails', () => {
  const day = `/api/restaurants/${owner.restaurantId}/days/2026-11-20/sheet`
  const picture = async (query = '') => getDaySheet.reply.parse((await api.get(day + query)).body).sheet?.url

  beforeEach(async () => {
    const publishedAt = new Date('2026-11-20T09:00:00Z')
    await api.db.update(menus).set({ state: 'published', publishedAt })
    await api.db
      .update(restaurants)
      .set({ templateId: template?.id ?? '' })
      .where(eq(restaurants.id, owner.restaurantId))
  })

  test('is in the language of the reader, and kept', async () => {
    await api.db.update(menus).set({ version: 20 })
    const german = await picture('?language=de')
    expect(drawn[0]?.printed.facts).toMatchObject({ fecha: 'Freitag, 20. November', menu: 'Tagesmenü' })
    expect(drawn[0]?.printed.sections[0]?.items[0]?.text).toMatch(/Linsen/)
    expect(german).not.toBe(await picture())
    expect(await picture('?language=de')).toBe(german)
    expect(drawn).toHaveLength(2)
    expect(await api.get(`${day}?language=it`)).toMatchObject({ status: 400 })
  })

  test('is as the kitchen wrote it when its mails are a week old: nobody has old sheets drawn in every language', async () => {
    const written = await picture()
    api.time.now = new Date('2026-11-28T12:00:00Z')
    expect(await picture('?language=fr')).toBe(written)
  })
})

test('another language is refused', async () => {
  expect(await api.as(owner).post('/api/sheets/card', { language: 'it' })).toMatchObject({ status: 400 })
})
