import { and, eq } from 'drizzle-orm'
import { maxMenuDays } from '@/contract/endpoints/own-menus'
import { longestChatText } from '@/contract/entities/chat'
import { menuDaysAhead } from '@/contract/rules/menu/menu-times'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { newId } from '@/server/db/id'
import { menus } from '@/server/db/schema'
import { mantel } from '../support/mantel'
import { newVisitor } from '../support/visitor'
import { type CallOf, formOf, longest } from './calls'
import type { HeavyOwner } from './heaviest-owner'
import { heavyMenu, hebrewParts } from './heavy-menu'
import type { CostWorld } from './world'

const today = localNow(new Date(), 'Europe/Madrid').date
const day = (n: number) => addDays(today, n)

/** Of the days nobody sees yet. */
async function menuOf({ db, heavy: { restaurantId } }: CostWorld, date: string) {
  const place = and(eq(menus.restaurantId, restaurantId), eq(menus.date, date), eq(menus.service, 'comida'))
  const [row] = await db.select({ id: menus.id, version: menus.version }).from(menus).where(place)
  return { id: row?.id ?? '', version: row?.version ?? null }
}

/** The same day, in letters that are drawn from right to left: words that cost most to break, just so many that they are drawn. */
async function hebrewMenuOf(world: CostWorld, date: string) {
  const menu = await menuOf(world, date)
  await world.db.update(menus).set({ categories: hebrewParts, observation: '' }).where(eq(menus.id, menu.id))
  return menu
}

const slot = (date: string) => ({ date, service: 'comida' })

/** Nothing of it is one dish, and every line is looked at. */
const chatter = (n: number) =>
  `${n} Macarrones con tomate y queso o ensalada mixta (2 €), lunes y martes de 13:00 a 16:00, 12,50 €\n`
    .repeat(300)
    .slice(0, longestChatText - 10)

/** The same in one line, each sentence of it a menu of a day. */
const endless = (n: number) =>
  `Martes ${n} primero sopa segundo pollo postre flan pan y bebida 12 €. `
    .repeat(300)
    .slice(0, longestChatText - 10)

/** «Pizarra». */
const board = 'p1antp1zar05'

const message = (said: object) => ({ id: newId(), at: new Date().toISOString(), ...said })

const kept = new Map<Buffer, Promise<string>>()

/** Where it is kept: brought there once, however often it is asked about. */
function uploaded(owner: HeavyOwner, bytes: Buffer) {
  const known = kept.get(bytes) ?? upload(owner, bytes)
  kept.set(bytes, known)
  return known
}

async function upload({ token }: HeavyOwner, bytes: Buffer) {
  const answer = await fetch(`${mantel.apiUrl}/api/aws/uploadToAws`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...newVisitor() },
    body: formOf(bytes),
  })
  const { fileUrl } = await answer.json()
  return new URL(fileUrl).pathname
}

export const menuCalls: Record<string, CallOf | CallOf[]> = {
  'POST /api/menus': ({ heavy }) => ({ as: heavy, body: { ...heavyMenu, date: today, service: 'comida' } }),
  'GET /api/menus/mine': ({ heavy }) => ({
    as: heavy,
    query: { from: day(-30), to: day(maxMenuDays - 31) },
  }),
  'POST /api/menus/mine/propose': [
    ({ heavy }, n) => ({ as: heavy, body: { text: chatter(n) } }),
    ({ heavy }, n) => ({ as: heavy, body: { text: endless(n) } }),
  ],
  'GET /api/menus/mine/history': ({ heavy }) => ({ as: heavy, query: { limit: '100' } }),
  'PUT /api/menus/mine/:date/:service': async (world, n) => ({
    as: world.heavy,
    params: slot(day(n + 1)),
    body: {
      ...{ content: { ...heavyMenu, price: 13 + n }, release: 'draft', confirmed: true },
      version: (await menuOf(world, day(n + 1))).version,
    },
  }),
  'DELETE /api/menus/mine/:date/:service': async (world, n) => ({
    as: world.heavy,
    params: slot(day(n + 5)),
    query: { version: String((await menuOf(world, day(n + 5))).version) },
  }),
  'PATCH /api/menus/mine/:date/:service/sold-out': ({ heavy }, n) => ({
    as: heavy,
    params: slot(today),
    body: {
      ...{ category: 19, item: 5, soldOut: n % 2 === 0 },
      name: heavyMenu.categories[19]?.items[5]?.name,
    },
  }),
  /** As many as are copied at once, over others that are as long. */
  'POST /api/menus/mine/copy': ({ heavy }) => ({
    as: heavy,
    body: {
      days: Array.from({ length: 11 }, (_, n) => ({
        from: { date: day(n - 60), service: 'comida' },
        to: { date: day(menuDaysAhead - n), service: 'cena' },
      })),
      overwrite: true,
    },
  }),
  'GET /api/menus/mine/dishes': ({ heavy }) => ({ as: heavy, query: { q: 'w', limit: '50' } }),
  'GET /api/translations/mine/:date/:service/:language': ({ heavy }) => ({
    as: heavy,
    params: { ...slot(day(-200)), language: 'de' },
  }),
  'PUT /api/translations/mine/:language': ({ heavy }, n) => ({
    as: heavy,
    params: { language: 'en' },
    body: { name: `${longest(290)} ${n}`, text: `${longest(290)} ${n}` },
  }),
  'GET /api/reminder': ({ heavy }) => ({ as: heavy }),
  'PUT /api/reminder': ({ heavy }) => ({ as: heavy, body: { time: '12:00' } }),
  'GET /api/holidays': ({ heavy }) => ({ as: heavy, query: { from: day(0), to: day(399) } }),
  'GET /api/results': ({ heavy }) => ({ as: heavy, query: { days: '92' } }),
  'GET /api/chat': ({ heavy }) => ({ as: heavy, query: { limit: '100' } }),
  /** Who writes has menus of sixty days, which the chatbot knows. */
  'POST /api/chat/messages': [
    ({ heavy }, n) => ({ as: heavy, body: message({ kind: 'text', text: chatter(n) }) }),
    ({ heavy }) => ({ as: heavy, body: message({ kind: 'text', text: 'cambia el precio a 13' }) }),
    async ({ heavy, files: { pdf } }) => ({
      as: heavy,
      body: message({ kind: 'document', file: await uploaded(heavy, pdf), mime: 'application/pdf' }),
    }),
    async ({ heavy, files: { photo } }) => ({
      as: heavy,
      body: message({ kind: 'image', file: await uploaded(heavy, photo), mime: 'image/webp' }),
    }),
    ({ heavy }, n) => ({ as: heavy, body: message({ kind: 'text', text: endless(n) }) }),
  ],
  /** One that is refused for its template's texts, and the longest that is drawn: on paper, as a picture, and in Hebrew. */
  'POST /api/sheets/:format': [
    async (world, n) => ({
      as: world.heavy,
      params: { format: 'tv' },
      body: { menuId: (await menuOf(world, day(n + 20))).id },
      status: 413,
    }),
    async (world, n) => ({
      as: world.heavy,
      params: { format: 'a4' },
      body: { menuId: (await menuOf(world, day(n + 20))).id, templateId: world.longestDrawn },
    }),
    async (world, n) => ({
      as: world.heavy,
      params: { format: 'story' },
      body: { menuId: (await menuOf(world, day(n + 20))).id, templateId: world.longestDrawn },
    }),
    async (world, n) => ({
      as: world.heavy,
      params: { format: 'story' },
      body: { menuId: (await hebrewMenuOf(world, day(n + 40))).id, templateId: board },
    }),
  ],
}
