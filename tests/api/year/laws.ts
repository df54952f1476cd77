import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import { restaurantMenus } from '@/contract/entities/menu'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { outbox, restaurantCards, restaurantSearch } from '@/server/db/schema'
import { refreshSearchRow } from '@/server/modules/search'
import type { Api, Owner, Reader } from './cast'
import { type Known, slotName } from './menu-life'
import { type Account, planNow } from './plan-life'
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

/** On every surface a diner sees exactly what its owner was told is out. Returns the surfaces, for the log. */
export async function holdsOnEverySurface(
  api: Api,
  owners: Owner[],
  knownOf: (owner: Owner) => Known,
  now: Date,
) {
  const ids = owners.map(({ restaurantId }) => restaurantId)
  const lists = await api.post('/api/filter/menus', { restaurantIds: ids })
  const { updatedMenus } = z.object({ updatedMenus: z.array(restaurantMenus) }).parse(lists.body)
  const near = { lat: 40.4155, lon: -3.7074, radius: 5, menuToday: true }
  const withMenu = found.parse((await api.post('/api/filter/', near)).body).restaurantIds
  const surfaces: string[] = []
  for (const owner of owners) {
    const right = shouldShow(owner, knownOf(owner), now)
    const { date: today } = localNow(now, owner.timeZone)
    const shown = updatedMenus.find(({ restaurantId }) => restaurantId === owner.restaurantId)?.menu ?? []
    expect(looks(shown), `${owner.name} in the lists`).toEqual(looks(right))
    expect(
      withMenu.includes(owner.restaurantId),
      `${now.toISOString()} ${owner.name} among menus of today: ${looks(right).join(' ')}`,
    ).toBe(right.length > 0)
    const day = dayOf.parse((await api.get(`/api/menus/${owner.restaurantId}/${today}`)).body)
    expect(looks(day.menu), `${owner.name}, the day’s page`).toEqual(
      looks(right.filter(({ date }) => date === today)),
    )
    surfaces.push(`${owner.name}: ${looks(shown).join(' ')}`)
  }
  return surfaces
}

const mine = z.object({ menus: ownMenu.array() })

/** An owner finds every menu of the next days as they were told, and no other. */
export async function holdsForItsOwner(owner: Owner, client: Pick<Api, 'get'>, known: Known, now: Date) {
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

/** Plan and invoices are as the bookkeeper says. */
export async function holdsInTheLedger(
  { ownerId, name }: Owner,
  client: Pick<Api, 'get'>,
  account: Account,
  now: Date,
) {
  const { planInForce } = plan.parse((await client.get(`/api/payment/${ownerId}`)).body)
  const right = planNow(account, now)
  expect(right.split(' or '), `${name}, plan`).toContain(planInForce)
  const { data } = invoices.parse((await client.get(`/api/payment/invoices/owner/${ownerId}`)).body)
  expect(
    data.map(({ amountPaid }) => amountPaid),
    `${name}, invoices`,
  ).toEqual(Array(account.invoices).fill(1198))
  return `${name} ${planInForce} ${data.length}`
}

/** Every search row and card is what it would be if it were written anew. */
export async function holdsInSearch({ db }: Api, owners: Owner[]) {
  const undo = new Error('as it was')
  for (const { restaurantId, name } of owners)
    await db
      .transaction(async (tx) => {
        const read = async () => [
          await tx
            .select()
            .from(restaurantSearch)
            .where(eq(restaurantSearch.restaurantId, restaurantId))
            .orderBy(restaurantSearch.part),
          await tx.select().from(restaurantCards).where(eq(restaurantCards.restaurantId, restaurantId)),
        ]
        const before = await read()
        await refreshSearchRow(tx, restaurantId)
        expect(before, `${name}, search row`).toEqual(await read())
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
}

type Post = { sent: Sent[]; from: number; readers: Reader[]; owners: Owner[]; wishes: Wishes }

/** Of what went out today: to each reader at most one mail a restaurant and day, of that day’s dishes. Returns it for the log. */
export async function holdsInTheMail({ db }: Api, { sent, from, readers, owners }: Post) {
  const mails = sent.slice(from)
  if (mails.length === 0) return []
  const ids = mails.map(({ id }) => id)
  const rows = await db
    .select({ id: outbox.id, kind: outbox.kind })
    .from(outbox)
    .where(inArray(outbox.id, ids))
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  const lines: string[] = []
  for (const mail of mails) {
    const kind = kinds.get(mail.id) ?? 'gone'
    const reader = readers.find(({ email }) => email === mail.to)?.name ?? 'owner'
    const houses = owners.filter(({ name }) => mail.text.includes(name) || mail.subject.includes(name))
    lines.push(`${kind} to ${reader} of ${houses.map(({ name }) => name).join(', ')}`)
    if (kind === 'daily-menu' || kind === 'daily-digest') expectOfItsDay(mail, houses)
  }
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

/** Of all mails with menus that a day’s readers got: who got which restaurant’s menu how often. */
export async function holdsOnceADay({ db }: Api, sent: Sent[], owners: Owner[]) {
  const rows = await db
    .select({ id: outbox.id, kind: outbox.kind, date: outbox.date })
    .from(outbox)
    .where(inArray(outbox.kind, ['daily-menu', 'daily-digest']))
  const dates = new Map(rows.map(({ id, date }) => [id, date]))
  const counts = new Map<string, number>()
  for (const mail of sent) {
    const date = dates.get(mail.id)
    if (!date) continue
    for (const { name } of owners.filter((owner) => mail.text.includes(owner.name))) {
      const key = `${mail.to} ${name} ${date}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
}
