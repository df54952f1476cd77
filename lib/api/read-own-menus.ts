import 'server-only'
import { listOwnMenus, type OwnMenus } from '@/contract/endpoints/own-menus'
import { getSession } from '../session'
import { call } from './call'

/** Long menus need several replies. No owner needs more replies than this. */
const mostPages = 6

/** Reads an owner's menus between two days. */
export async function readOwnMenus(from: string, to: string): Promise<OwnMenus> {
  const { token } = await getSession()
  const all = await call(listOwnMenus, { query: { from, to } }, { token })
  let { nextFrom } = all
  for (let page = 1; nextFrom && page < mostPages; page += 1) {
    const more = await call(listOwnMenus, { query: { from: nextFrom, to } }, { token })
    all.menus.push(...more.menus)
    nextFrom = more.nextFrom
  }
  return { ...all, nextFrom }
}

export type Days = [from: string, to: string]

/** Reads a few days at a time until `isEnough`: the wanted menu is mostly near, and sixty days of long menus are megabytes. */
export async function readUntil(
  [nearest, ...further]: [Days, ...Days[]],
  isEnough: (read: OwnMenus) => boolean,
): Promise<OwnMenus> {
  let read = await readOwnMenus(...nearest)
  for (const days of further) {
    if (isEnough(read)) return read
    const { menus } = await readOwnMenus(...days)
    read = { ...read, menus: [...read.menus, ...menus].toSorted(byDate) }
  }
  return read
}

/** The lunch and the dinner of a day keep the order of the reply. */
const byDate = (one: OwnMenus['menus'][number], other: OwnMenus['menus'][number]) =>
  one.date === other.date ? 0 : one.date < other.date ? -1 : 1
