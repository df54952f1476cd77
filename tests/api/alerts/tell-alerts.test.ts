import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '@/contract/languages'
import { newId } from '@/server/db/id'
import { dishAlerts, menus, outbox, subscribers } from '@/server/db/schema'
import { tellAlerts } from '@/server/modules/alerts'
import { consentIn } from '@/server/modules/alerts/consent'
import { publishDueMenus } from '@/server/modules/menus'
import { refreshSearchRows } from '@/server/modules/search'
import { anAddress, linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ ownDatabase: true })
const date = '2026-11-20'
/** In Madrid it is an hour later. */
const at = (time: string, day = date) => new Date(`${day}T${time}:00Z`)

beforeEach(() => {
  api.time.now = at('10:00')
})
afterEach(async () => {
  api.time.now = null
  await api.db.delete(dishAlerts)
})

const nearby = { lat: 40.409, lon: -3.701 }

/** Somebody who has confirmed that they want to know. */
const waiting = (...dishes: string[]) => waitingOn('es', ...dishes)

async function waitingOn(pageLanguage: Language, ...dishes: string[]) {
  const [id, email] = [newId(), anAddress()]
  await api.db.insert(subscribers).values({ id, email, pageLanguage })
  for (const dish of dishes)
    await api.db.insert(dishAlerts).values({
      ...{ subscriberId: id, dish, key: dish, place: 'Lavapiés', ...nearby, radiusKm: 5 },
      ...{ state: 'confirmed', confirmedAt: new Date(), textVersion: 'prueba' },
    })
  return email
}

const menuOf = (...dishes: string[]) => ({
  price: 12.5,
  categories: [{ name: 'Primeros', items: dishes.map((name) => ({ name })) }],
})

async function house(fields: object = {}) {
  const owner = await api.owner({}, fields)
  await api.db.transaction((tx) => refreshSearchRows(tx, [owner.restaurantId]))
  return owner
}

async function publish(
  dishes: string[],
  { day = date, fields = {} }: { day?: string; fields?: object } = {},
) {
  const owner = await house(fields)
  await givePlan(api.db, owner)
  const body = { ...menuOf(...dishes), date: day }
  expect(await api.as(owner).post('/api/menus', body)).toMatchObject({ status: 200 })
  return owner
}

/** «Pommes» are apples in French, «riz» and «xai» are too short for a Castilian page, and «Huhn» is a hen in the lexicon. */
test.each([
  ['fr', 'riz au lait', 'Arroz con leche'],
  ['de', 'Huhn', 'Pollo asado'],
  ['ca', 'xai', 'Cordero al horno'],
  ['de', 'Pommes', 'Hamburguesa con patatas fritas'],
] as const)('an alert in %s is read as the search on its page: «%s»', async (language, asked, dish) => {
  const email = await waitingOn(language, asked)
  await publish(['Tarta de manzana', dish])
  expect(await tellAlerts(api.ctx)).toBe(1)
  const [mail] = await mailTo(api, email)
  expect(mail?.text).toContain(dish)
})

test('an alert that says no is for no fish', async () => {
  await waitingOn('en', 'without fish')
  await publish(['Pescado al horno'])
  expect(await tellAlerts(api.ctx)).toBe(0)
})

test('an alert looks for nothing that is named beside «without», and for the rest', async () => {
  const [none, some] = [await waiting('sin cerdo'), await waiting('pollo sin cerdo ni cebolla')]
  await publish(['Cerdo asado', 'Pollo con patatas'])
  expect(await tellAlerts(api.ctx)).toBe(1)
  expect(await mailTo(api, none)).toEqual([])
  const [mail] = await mailTo(api, some)
  expect(mail?.text).toContain('Pollo con patatas')
  expect(mail?.text).not.toContain('Cerdo asado')
})

test('an alert means what it meant on the page on which it was asked for', async () => {
  const email = await waitingOn('fr', 'Pommes')
  await api.db.update(dishAlerts).set({ textVersion: consentIn('de') })
  await publish(['Tarta de manzana', 'Hamburguesa con patatas fritas'])
  expect(await tellAlerts(api.ctx)).toBe(1)
  const [mail] = await mailTo(api, email)
  expect(mail?.text).toContain('patatas fritas')
  expect(mail?.text).not.toContain('manzana')
})

describe('a dish somebody waits for', () => {
  test('is told of as its owner wrote it, with price and link', async () => {
    const email = await waiting('fabada')
    const { restaurantId } = await publish(['Ensalada mixta', 'FABADA asturiana de la abuela'])
    expect(await tellAlerts(api.ctx)).toBe(1)
    const [mail] = await mailTo(api, email)
    expect(mail?.subject).toBe('Hay fabada cerca')
    expect(mail?.text).toContain('FABADA asturiana de la abuela')
    expect(mail?.text).toMatch(/Hoy en Casa Prueba · menú a 12,50\s€ · a\s0,9\skm/)
    expect(mail?.text).not.toContain('Ensalada')
    expect(mail?.html).toContain(restaurantId)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': expect.stringContaining('avisos'),
    })
  })

  test.each([
    ['accents', 'almondigas de atún', 'Almóndigas de atun en salsa'],
    ['another number', 'croquetas', 'Croqueta de jamón'],
    ['a slip of the finger', 'bacallao', 'Bacalao al pil-pil'],
    ['words in another order', 'arroz leche', 'Leche frita con arroz'],
  ])('is found as the search finds it: %s', async (_, dish, written) => {
    const email = await waiting(dish)
    await publish([written])
    await tellAlerts(api.ctx)
    expect((await mailTo(api, email)).map(({ text }) => text.includes(written))).toEqual([true])
  })

  test('is tomorrow’s as well, said so', async () => {
    const email = await waiting('gazpachuelo')
    await publish(['Gazpachuelo malagueño'], { day: '2026-11-21' })
    await tellAlerts(api.ctx)
    const [mail] = await mailTo(api, email)
    expect(mail?.text).toContain('Mañana en Casa Prueba')
    expect(mail?.text).toContain('todavía puede cambiarlos')
  })

  test.each([
    ['elsewhere', ['Cocido madrileño'], { fields: { lat: 41.38, lon: 2.17, city: 'Barcelona' } }],
    ['the day after tomorrow', ['Cocido madrileño'], { day: '2026-11-22' }],
    ['in two dishes', ['Cocido montañés', 'Bizcocho madrileño'], {}],
  ])('is not one that is %s', async (_, dishes, where) => {
    const email = await waiting('cocido madrileño')
    await publish(dishes, where)
    await tellAlerts(api.ctx)
    expect(await mailTo(api, email)).toEqual([])
  })

  test('is not one that is sold out, or whose lunch is over', async () => {
    const email = await waiting('pisto')
    const { restaurantId } = await publish(['Pisto manchego'])
    api.time.now = at('14:45')
    await tellAlerts(api.ctx)
    api.time.now = at('10:00')
    const sold = [{ name: 'Primeros', items: [{ name: 'Pisto manchego', soldOut: true }] }]
    await api.db.update(menus).set({ categories: sold }).where(eq(menus.restaurantId, restaurantId))
    await tellAlerts(api.ctx)
    expect(await mailTo(api, email)).toEqual([])
  })
})

describe('a reader of English', () => {
  const readsEnglish = (email: string) =>
    api.db.update(subscribers).set({ language: 'en', pageLanguage: 'en' }).where(eq(subscribers.email, email))

  test('reads the dish translated, beside what the kitchen wrote, and the word that they typed', async () => {
    const email = await waiting('chicken')
    await readsEnglish(email)
    await publish(['Pollo asado con patatas'])
    expect(await tellAlerts(api.ctx)).toBe(1)
    const [mail] = await mailTo(api, email)
    expect(mail?.subject).toContain('chicken')
    expect(mail?.text).toContain('Machine translation; in brackets, what the kitchen wrote.')
    expect(mail?.text).toContain('Roast chicken with potatoes (Pollo asado con patatas)')
    expect(mail?.html).toContain('<span lang="es">(Pollo asado con patatas)</span>')
  })

  test('sees a dish of a Basque kitchen marked as Basque, also one that nobody understands', async () => {
    const email = await waiting('trapisonda')
    await readsEnglish(email)
    await publish(['Oilasko errea', 'Arraina plantxan', 'Trapisonda'])
    await tellAlerts(api.ctx)
    expect((await mailTo(api, email))[0]?.html).toContain('<i lang="eu">Trapisonda</i>')
  })

  test('sees in italics what nobody translated', async () => {
    const email = await waiting('trapisonda')
    await readsEnglish(email)
    await publish(['Trapisonda'])
    await tellAlerts(api.ctx)
    expect((await mailTo(api, email))[0]?.html).toContain('<i lang="es">Trapisonda</i>')
  })
})

test('a reader of Castilian reads a Basque dish in Castilian, and a Castilian one as it was written', async () => {
  const basque = await waiting('oilaskoa')
  const castilian = await waiting('escalivada')
  await api.db
    .update(subscribers)
    .set({ language: 'es' })
    .where(inArray(subscribers.email, [basque, castilian]))
  await publish(['Oilasko errea', 'Arraina plantxan'])
  await publish(['Escalivada con anchoas', 'Lentejas estofadas'])
  await tellAlerts(api.ctx)
  const [inCastilian, asWritten] = [await mailTo(api, basque), await mailTo(api, castilian)]
  expect(inCastilian[0]?.text).toContain('Pollo asado (Oilasko errea)')
  expect(inCastilian[0]?.text).toContain('Traducción automática')
  expect(asWritten[0]?.html).toContain('Escalivada con anchoas')
  expect(asWritten[0]?.html).not.toMatch(/<i |Traducción automática/)
})

describe('a dish in another language', () => {
  const barcelona = { lat: 41.3874, lon: 2.1686, city: 'Barcelona' }
  beforeEach(() => api.db.delete(menus))

  test.each([
    ['pollo', 'Pollastre rostit'],
    ['pollo', 'Oilasko errea'],
    ['pollo', 'Polo asado con patacas'],
    ['pollo asado', 'Pollastre rostit'],
    ['chicken', 'Pollo asado'],
    ['chicken', 'Pollastre rostit'],
    ['oilaskoa', 'Pollo asado'],
    ['oilaskoa', 'Pollastre rostit'],
    ['pollastre', 'Pollo asado'],
    ['hake', 'Legatza plantxan'],
  ])('is told of: %s, %s', async (dish, written) => {
    const [email, later] = [await waiting(dish), await waiting(dish)]
    await publish([written])
    await tellAlerts(api.ctx)
    expect((await mailTo(api, email)).map(({ text }) => text.includes(written))).toEqual([true])
    await api.db.delete(menus)
    await api.db.delete(outbox)
    await publish([written], { day: '2026-11-21' })
    await tellAlerts(api.ctx)
    const texts = (await mailTo(api, later)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('Mañana en Casa Prueba'))).toHaveLength(1)
  })

  test.each([
    ['pollo', 'Polo de limón'],
    ['pollo', 'Peix a la planxa'],
    ['chicken', 'Amanida verda'],
  ])('is not taken for another one: %s, %s', async (dish, written) => {
    const email = await waiting(dish)
    await publish([written])
    await publish([written], { day: '2026-11-21' })
    await tellAlerts(api.ctx)
    expect(await mailTo(api, email)).toEqual([])
  })

  test('needs all words in one dish, and none that is sold out or elsewhere', async () => {
    const email = await waiting('pollo asado')
    const { restaurantId } = await publish(['Pollastre rostit', 'Peix a la planxa'])
    await publish(['Pollastre rostit'], { fields: barcelona })
    const sold = [
      { name: 'Primers', items: [{ name: 'Pollastre rostit', soldOut: true }, { name: 'Xai rostit' }] },
    ]
    await api.db.update(menus).set({ categories: sold }).where(eq(menus.restaurantId, restaurantId))
    await tellAlerts(api.ctx)
    expect(await mailTo(api, email)).toEqual([])
  })
})

test('a dish in Basque is marked as Basque for who reads Castilian', async () => {
  const email = await waiting('legatza')
  await publish(['Legatza plantxan'])
  await tellAlerts(api.ctx)
  const [mail] = await mailTo(api, email)
  expect(mail?.html).toContain('<span lang="eu">Legatza plantxan</span>')
  expect(mail?.text).not.toContain('Merluza')
})

describe('an address', () => {
  test('gets one mail a day with all its dishes, and of the same menu never a second', async () => {
    const email = await waiting('salmorejo', 'rabo de toro')
    await publish(['Salmorejo cordobés', 'Rabo de toro'])
    await Promise.all([tellAlerts(api.ctx), tellAlerts(api.ctx)])
    await publish(['Salmorejo con jamón'])
    await tellAlerts(api.ctx)
    const mails = await mailTo(api, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Hay platos que esperabas'])
    expect(mails[0]?.text).toContain('Rabo de toro')
    await publish(['Salmorejo de mañana'], { day: '2026-11-21' })
    api.time.now = at('10:00', '2026-11-21')
    await publishDueMenus(api.ctx)
    await tellAlerts(api.ctx)
    const [, second, ...more] = await mailTo(api, email)
    expect(more).toEqual([])
    expect(second?.text).toContain('Salmorejo de mañana')
    expect(second?.text).not.toMatch(/cordobés|jamón/)
  })

  test('ends one dish by its link and keeps the other', async () => {
    const email = await waiting('migas', 'perdices')
    await publish(['Migas extremeñas', 'Perdices en escabeche'])
    await tellAlerts(api.ctx)
    const [mail] = await mailTo(api, email)
    const token = linkIn(mail?.text, '/avisos/baja').searchParams.get('token') ?? ''
    expect(await api.post('/api/alerts/end', { token })).toMatchObject({ status: 200 })
    const left = await api.db.select().from(dishAlerts)
    expect(left.map(({ state }) => state).toSorted()).toEqual(['confirmed', 'unsubscribed'])
  })

  test('gets none before it has confirmed, nor after it ended or bounced', async () => {
    await waiting('ajoblanco')
    await api.db.update(dishAlerts).set({ state: 'pending' })
    await waiting('ajo blanco')
    await api.db.update(dishAlerts).set({ state: 'unsubscribed' }).where(eq(dishAlerts.key, 'ajo blanco'))
    const bounced = await waiting('ajoblanco')
    await api.db
      .update(subscribers)
      .set({ suppressedAt: new Date(), suppressionReason: 'bounce' })
      .where(eq(subscribers.email, bounced))
    await publish(['Ajoblanco con uvas'])
    expect(await tellAlerts(api.ctx)).toBe(0)
  })

  test('is not written to at night', async () => {
    const email = await waiting('sopa')
    await publish(['Sopa castellana'], { day: '2026-11-21' })
    api.time.now = at('21:30')
    await tellAlerts(api.ctx)
    expect(await mailTo(api, email)).toEqual([])
  })
})
