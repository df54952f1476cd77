import type { Menu } from '@/contract/entities/menu'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'
import { addDays, localNow, weekdayOf } from '@/contract/rules/time/local-time'
import type { Prng } from '@/server/db/seed/prng'
import type { Answered, Client } from '@/tests/api/support/client'
import type { Owner } from './cast'

type Service = Menu['service']

/** What an owner has been told is so, by day and service. */
export type Known = Map<string, OwnMenu> & {
  /** Deeds that were not answered: each was done, or was not. The owner sees which when they look again. */
  doubts: Map<string, IsDone>
}

type IsDone = (found: OwnMenu | undefined) => boolean

export const nothingKnown = (): Known => Object.assign(new Map(), { doubts: new Map() })

export const slotName = (date: string, service: Service) => `${date}/${service}`

/** Each dish names its day, so that a menu of another day is seen wherever it stands. */
const contentOf = (date: string, service: Service, roll: Prng) => ({
  price: roll.int(20, 40) / 2,
  includes: ['pan' as const],
  window: service === 'cena' ? { start: '21:00', end: '01:00' } : null,
  categories: [
    {
      name: 'Primeros',
      items: [{ name: `Sopa ${date} ${service}` }, { name: `Arroz ${date} ${roll.int(1, 99)}` }],
    },
    { name: 'Segundos', items: [{ name: `Guiso ${date} ${service}` }] },
  ],
})

type Life = { owner: Owner; client: Client; known: Known; roll: Prng; now: Date; mayBeRefused: boolean }

/** One thing that an owner does about menus. The name of it and how it was answered. */
export async function ownersDeed(life: Life): Promise<string> {
  if (!(await looksAgain(life))) return 'sees nothing'
  const { owner, roll, now } = life
  const { date: today, minute } = localNow(now, owner.timeZone)
  const service: Service = owner.hasDinner && minute >= 17 * 60 ? 'cena' : 'comida'
  if (weekdayOf(today) === owner.closedOn || minute < 8 * 60 + 30) return planAhead(life, today)
  const there = life.known.get(slotName(today, service))
  const isOut = there?.state === 'published'
  if (!isOut) {
    const release = roll.weighted(['publish', 'draft'] as const, (one) => (one === 'publish' ? 9 : 1))
    return save(life, today, service, release)
  }
  const deed = roll.weighted(
    ['price', 'sold-out', 'ahead', 'withdraw', 'remove', 'copy'] as const,
    (one) => ({ price: 4, 'sold-out': 4, ahead: 5, withdraw: 1, remove: 1, copy: 3 })[one],
  )
  if (deed === 'price') return save(life, today, service, 'publish')
  if (deed === 'withdraw') return save(life, today, service, 'draft')
  if (deed === 'remove') return remove(life, there)
  if (deed === 'sold-out') return sellOut(life, there)
  return deed === 'copy' ? copy(life, there, today) : planAhead(life, today)
}

function planAhead(life: Life, today: string) {
  const { owner, roll } = life
  const open = [1, 2, 3, 4, 5]
    .map((ahead) => addDays(today, ahead))
    .filter((day) => weekdayOf(day) !== owner.closedOn)
  return save(life, roll.pick(open), 'comida', 'schedule')
}

async function save(life: Life, date: string, service: Service, release: string) {
  const { client, known, roll } = life
  const name = slotName(date, service)
  const content = contentOf(date, service, roll)
  const body = { content, version: known.get(name)?.version ?? null, release }
  const answered = await client.put(`/api/menus/mine/${name}`, { ...body, confirmed: true })
  const state = { draft: 'draft', publish: 'published', schedule: 'scheduled' }[release]
  const isDone: IsDone = (found) => found?.state === state && found?.price === content.price
  return `${release} ${name} ${took(life, name, answered, isDone)}`
}

/** Keeps what was acknowledged. Whoever has an old version gets the present one, as the page does. */
function took({ known, mayBeRefused }: Life, name: string, { status, body }: Answered, isDone: IsDone) {
  if (status === 200) known.set(name, ownMenu.parse(body))
  else if (status === 409) throw new Error(`${name} is not as its owner was told: ${JSON.stringify(body)}`)
  else if (mayBeRefused && status >= 500) known.doubts.set(name, isDone)
  else if (status !== 402) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  return status
}

async function remove({ client, known, mayBeRefused }: Life, { date, service, version }: OwnMenu) {
  const name = slotName(date, service)
  const { status, body } = await client.delete(`/api/menus/mine/${name}?version=${version}`)
  if (status === 200) known.delete(name)
  else if (mayBeRefused && status >= 500) known.doubts.set(name, (found) => !found)
  else throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  return `remove ${name} ${status}`
}

async function sellOut(life: Life, { date, service, categories }: OwnMenu) {
  const name = slotName(date, service)
  const dish = categories[0]?.items[0]
  const soldOut = !dish?.soldOut
  const body = { category: 0, item: 0, name: dish?.name ?? '', soldOut }
  const answered = await life.client.patch(`/api/menus/mine/${name}/sold-out`, body)
  const isDone: IsDone = (found) => Boolean(found?.categories[0]?.items[0]?.soldOut) === soldOut
  return `sold-out ${name} ${took(life, name, answered, isDone)}`
}

/** To the next week: there it is a menu to come, or a draft on the free plan. Its dishes name the day it came from, so it is written anew. */
async function copy(life: Life, { date, service, price }: OwnMenu, today: string) {
  const { client, known, roll, mayBeRefused } = life
  const day = addDays(today, roll.int(6, 9))
  const name = slotName(day, service)
  const days = [{ from: { date, service }, to: { date: day, service } }]
  const { status, body } = await client.post('/api/menus/mine/copy', { days, overwrite: true })
  if (mayBeRefused && status >= 500) known.doubts.set(name, (found) => found?.price === price)
  else if (status !== 200 && status !== 402)
    throw new Error(`copy ${name}: ${status} ${JSON.stringify(body)}`)
  const [copied] = status === 200 ? ownMenus(body) : []
  if (!copied) return `copy ${name} ${status}`
  known.set(name, copied)
  return `copy ${name} ${status}, ${await save(life, day, service, 'draft')}`
}

const ownMenus = (body: unknown) => ownMenu.array().parse(Reflect.get(Object(body), 'menus'))

/** After an answer that did not come, an owner opens the page anew. False: that is not answered either. */
export async function looksAgain({ owner, client, known, now, mayBeRefused }: Omit<Life, 'roll'>) {
  if (known.doubts.size === 0) return true
  const { date: today } = localNow(now, owner.timeZone)
  const range = `from=${addDays(today, -2)}&to=${addDays(today, 12)}`
  const { status, body } = await client.get(`/api/menus/mine?${range}`)
  if (status !== 200) {
    if (mayBeRefused && status >= 500) return false
    throw new Error(`looks again: ${status}`)
  }
  const found = new Map(ownMenus(body).map((menu) => [slotName(menu.date, menu.service), menu]))
  for (const [name, isDone] of known.doubts) {
    const [is, was] = [found.get(name), known.get(name)]
    if (!isLeft(was, is) && !isDone(is))
      throw new Error(`${owner.name}: ${name} is neither done nor left: ${JSON.stringify({ was, is })}`)
    if (is) known.set(name, is)
    else known.delete(name)
  }
  known.doubts.clear()
  return true
}

/** As its owner knows it. What time has published since then has a version that nobody was told. */
function isLeft(was: OwnMenu | undefined, is: OwnMenu | undefined) {
  if (was?.version !== 0) return was?.version === is?.version
  const look = (menu?: OwnMenu) => JSON.stringify([menu?.state, menu?.price, menu?.categories])
  return look(was) === look(is)
}

/** The jobs have published what was due, in a version that its owner is told when they look. Whether anything was due. */
export function passTime(known: Known, now: Date): boolean {
  const due = [...known].filter(
    ([, { state, publishAt }]) => state === 'scheduled' && publishAt !== null && new Date(publishAt) <= now,
  )
  for (const [name, menu] of due) known.set(name, { ...menu, state: 'published', version: 0 })
  return due.length > 0
}
