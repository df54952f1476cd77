import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import { restaurantMenus } from '@/contract/entities/menu'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { outbox, restaurantCards, restaurantSearch } from '@/server/db/schema'
import { refreshSearchRows } from '@/server/modules/search'
import type { Client } from '@/tests/api/support/client'
import type { Owner, Reader } from './cast'
import type { Phone } from './chat-life'
import type { Host } from './host'
import { type Known, slotName } from './menu-life'
import type { Reply } from './messenger'
import type { Ledger } from './plan-life'
import type { Wishes } from './reader-life'
import type { Sent } from './troubles'

/** Until one at night, last night’s dinner is served. */
const lastNight = 60

/** What diners may be shown: what is out of today, and last night’s dinner while it is served. */
function shouldShow(owner: Owner, known: Known, now: Date): OwnMenu[] {
  const { date: today, minute } = localNow(now, owner.timeZone)
  const isOut = ({ state }: OwnMenu) => state === 'published' || state === 'expired'
  return [...known.values()].filter(
    (menu) =>
      isOut(menu) &&
      (menu.date === today ||
        (menu.date === addDays(today, -1) && menu.service === 'cena' && minute < lastNight)),
  )
}

type Shown = { date: string; service: string; price: number | null; categories: OwnMenu['categories'] }

const looks = (menus: Shown[]) =>
  menus
    .map(({ date, service, price, categories }) =>
      JSON.stringify([date, service, price, dishesOf(categories)]),
    )
    .toSorted()

const dishesOf = (categories: OwnMenu['categories']) =>
  categories.flatMap(({ items }) => items.map(({ name, soldOut }) => (soldOut ? `${name} (agotado)` : name)))

const found = z.object({ restaurantIds: z.array(z.string()) })
const dayOf = z.object({ menu: restaurantMenus.shape.menu })
const cityOf = z.object({
  menusToday: z.int(),
  prices: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
})

/** The day and the look of what the web keeps of a restaurant. */
export type KeptPages = Map<string, { date: string; look: string }>

type Surfaces = {
  host: Host
  owners: Owner[]
  knownOf: (owner: Owner) => Known
  now: Date
  kept: KeptPages
  expired: Set<string>
}

/** On every surface a diner sees exactly what its owner was told is out. Returns the surfaces, for the log. */
export async function holdsOnEverySurface({ host, owners, knownOf, now, kept, expired }: Surfaces) {
  const ids = owners.map(({ restaurantId }) => restaurantId)
  const lists = await host.post('/api/filter/menus', { restaurantIds: ids })
  const { updatedMenus } = z.object({ updatedMenus: z.array(restaurantMenus) }).parse(lists.body)
  const near = { lat: 40.4155, lon: -3.7074, radius: 5, menuToday: true }
  const withMenu = found.parse((await host.post('/api/filter/', near)).body).restaurantIds
  const surfaces: string[] = []
  if (expired.size > 0)
    surfaces.push(await holdsInTheCity(host, owners, (owner) => shouldShow(owner, knownOf(owner), now)))
  for (const owner of owners) {
    const right = shouldShow(owner, knownOf(owner), now)
    const where = `${now.toISOString()} ${owner.name}`
    const { date: today, minute } = localNow(now, owner.timeZone)
    const shown = updatedMenus.find(({ restaurantId }) => restaurantId === owner.restaurantId)?.menu ?? []
    expect(looks(shown), `${where} in the lists`).toEqual(looks(right))
    expect(
      withMenu.includes(owner.restaurantId),
      `${where} among menus of today: ${looks(right).join(' ')}`,
    ).toBe(right.length > 0)
    const look = looks(right.filter(({ date }) => date === today)).join(' ')
    const page = kept.get(owner.restaurantId)
    if (page?.date === today && !expired.has(owner.restaurantId) && minute > 0) {
      expect(page.look, `${where}, the page that the web keeps`).toBe(look)
      continue
    }
    const day = dayOf.parse((await host.get(`/api/menus/${owner.restaurantId}/${today}`)).body)
    expect(looks(day.menu).join(' '), `${where}, the day’s page`).toEqual(look)
    kept.set(owner.restaurantId, { date: today, look })
    surfaces.push(`${owner.name}: ${look}`)
  }
  expired.clear()
  return surfaces
}

/** The page of the city counts the menus of today, and its prices are theirs. */
async function holdsInTheCity(host: Host, owners: Owner[], shown: (owner: Owner) => OwnMenu[]) {
  const { menusToday, prices } = cityOf.parse((await host.get('/api/cities/madrid')).body)
  const right = owners.map(shown).filter((menus) => menus.length > 0)
  expect(menusToday, 'menus of today in the city').toBe(right.length)
  const asked = right.flatMap((menus) => menus.map(({ price }) => price))
  for (const price of prices ? [prices.lowest, prices.highest] : [])
    expect(asked, 'prices of the city').toContain(price)
  return `Madrid: ${menusToday} ${prices?.lowest ?? ''} ${prices?.highest ?? ''}`
}

const mine = z.object({ menus: ownMenu.array() })

/** An owner finds every menu of the next days as they were told, and no other. */
export async function holdsForItsOwner(owner: Owner, client: Pick<Client, 'get'>, known: Known, now: Date) {
  const { date: today } = localNow(now, owner.timeZone)
  const to = addDays(today, 10)
  const { menus } = mine.parse((await client.get(`/api/menus/mine?from=${today}&to=${to}`)).body)
  for (const { date, service, version } of menus) {
    const told = known.get(slotName(date, service))
    if (told?.version === 0) known.set(slotName(date, service), { ...told, version })
  }
  const told = [...known.values()].filter(({ date }) => date >= today && date <= to)
  const inOrder = (all: OwnMenu[]) =>
    all.map(({ date, service, version, state }) => `${date} ${service} ${version} ${state}`).toSorted()
  expect(inOrder(menus), `${owner.name}, their own menus`).toEqual(inOrder(told))
}

const plan = z.object({ planInForce: z.string() })
const invoices = z.object({ data: z.array(z.object({ created: z.string(), amountPaid: z.int() })) })

/** Plan and invoices are as the ledger says. */
export async function holdsInTheLedger({ ownerId, name }: Owner, client: Pick<Client, 'get'>, right: Ledger) {
  const { planInForce } = plan.parse((await client.get(`/api/payment/${ownerId}`)).body)
  expect(right.plans, `${name}, plan`).toContain(planInForce)
  const { data } = invoices.parse((await client.get(`/api/payment/invoices/owner/${ownerId}`)).body)
  const paid = data.map(({ amountPaid }) => amountPaid)
  expect(paid, `${name}, invoices`).toEqual(right.invoices)
  return `${name} ${planInForce} ${data.length}`
}

/** Every search row and card is what it would be if it were written anew. */
export async function holdsInSearch({ db }: Host, owners: Owner[]) {
  if (owners.length === 0) return
  const undo = new Error('as it was')
  const ids = owners.map(({ restaurantId }) => restaurantId)
  await db
    .transaction(async (tx) => {
      const read = async () => [
        await tx
          .select()
          .from(restaurantSearch)
          .where(inArray(restaurantSearch.restaurantId, ids))
          .orderBy(restaurantSearch.restaurantId, restaurantSearch.part),
        await tx
          .select()
          .from(restaurantCards)
          .where(inArray(restaurantCards.restaurantId, ids))
          .orderBy(restaurantCards.restaurantId),
      ]
      const before = await read()
      await refreshSearchRows(tx, ids)
      expect(before, `${owners.map(({ name }) => name).join(', ')}, search rows`).toEqual(await read())
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
}

/** Which mails a reader got of a restaurant and day. */
export type Got = Map<string, Set<string>>

type Post = {
  mails: Sent[]
  readers: Reader[]
  owners: Owner[]
  wishes: Wishes
  got: Got
  /** A mail whose acceptance could not be noted is sent again, as the same mail. */
  mayRepeat: boolean
}

/** Of what went out today: to each reader at most one mail a restaurant and day, of that day’s dishes. Returns it for the log. */
export async function holdsInTheMail({ db }: Host, { mails, readers, owners, wishes, got, mayRepeat }: Post) {
  const leave = () => {
    for (const [name, wish] of wishes) if (wish === 'left now') wishes.delete(name)
  }
  if (mails.length === 0) {
    leave()
    return []
  }
  const ids = mails.map(({ id }) => id)
  const rows = await db
    .select({ id: outbox.id, kind: outbox.kind, date: outbox.date })
    .from(outbox)
    .where(inArray(outbox.id, ids))
  const known = new Map(rows.map((row) => [row.id, row]))
  const lines: string[] = []
  for (const mail of mails) {
    const { kind = 'gone', date } = known.get(mail.id) ?? {}
    const reader = readers.find(({ email }) => email === mail.to)?.name ?? 'owner'
    const houses = owners.filter(({ name }) => mail.text.includes(name) || mail.subject.includes(name))
    lines.push(`${kind} to ${reader} of ${houses.map(({ name }) => name).join(', ')}`)
    if (kind !== 'daily-menu' && kind !== 'daily-digest') continue
    expectOfItsDay(mail, houses)
    for (const house of houses) {
      const name = `${mail.to} ${house.name} ${date}`
      const ids = got.get(name) ?? new Set()
      if (!mayRepeat) expect(ids, `${name}, the same mail again`).not.toContain(mail.id)
      got.set(name, ids.add(mail.id))
      expect(ids.size, `${name}, mails`).toBe(1)
      expect(wishes.get(`${reader} ${house.name}`), `${reader} of ${house.name}`).toMatch(
        /^(read|left now|perhaps)$/,
      )
    }
  }
  leave()
  return lines.toSorted()
}

function expectOfItsDay(mail: Sent, houses: Owner[]) {
  const named = new Set([...mail.text.matchAll(/\d{4}-\d\d-\d\d/g)].map(([date]) => date))
  const todays = houses.flatMap(({ timeZone }) => {
    const { date, minute } = localNow(new Date(mail.at), timeZone)
    return minute < lastNight ? [date, addDays(date, -1)] : [date]
  })
  for (const date of named) expect(todays, `${mail.subject} to ${mail.to}`).toContain(date)
}

type Chat = { owners: Owner[]; phoneOf: (owner: Owner) => Phone; replies: Reply[] }

/** What was answered on WhatsApp names dishes of its day alone. Returns it for the log. */
export function holdsInTheChat({ owners, phoneOf, replies }: Chat): string[] {
  return replies.map(({ to, text, at }) => {
    const owner = owners.find((one) => phoneOf(one).number === to)
    if (!owner) throw new Error(`nobody has the telephone ${to}`)
    const named = new Set([...text.matchAll(/\d{4}-\d\d-\d\d/g)].map(([date]) => date))
    const { date, minute } = localNow(new Date(at), owner.timeZone)
    for (const one of named)
      expect(minute < lastNight ? [date, addDays(date, -1)] : [date], `${owner.name}: ${text}`).toContain(one)
    return `${owner.name} is answered: ${text.slice(0, 40).replace(/\s+/g, ' ')}`
  })
}
