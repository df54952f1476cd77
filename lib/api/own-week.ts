import { notFound } from 'next/navigation'
import { listHolidays } from '@/contract/endpoints/holidays'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { inBrief } from '@/contract/rules/menu/in-brief'
import { addDays, isDate } from '@/contract/rules/time/local-time'
import { requireFeature } from '../host/features'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'
import { getOwnRights } from './own-rights'
import { readOwnMenus } from './read-own-menus'

import 'server-only'

const week = 7

/** Seven days of an owner's menus, from today unless the address says otherwise, with the week before and the holidays. */
export async function getOwnWeek(asked: unknown) {
  await requireFeature('menus')
  const owner = await requireOwner()
  const { restaurant } = owner
  if (!restaurant) notFound()
  const { token } = await getSession()
  const chosen = typeof asked === 'string' && isDate(asked) && asked > '2020' && asked < '2100' ? asked : null
  const around = chosen ?? new Date().toISOString().slice(0, 10)
  // The restaurant's today can be the server's yesterday or tomorrow.
  const query = { from: addDays(around, -week - 1), to: addDays(around, week) }
  const [first, { holidays }, { scheduledMenus }] = await Promise.all([
    readOwnMenus(query.from, query.to),
    call(listHolidays, { query }, { token }),
    getOwnRights(),
  ])
  const from = chosen ?? first.today
  const menus = first.menus.filter(({ date }) => date >= addDays(from, -week)).map(toShow(from))
  return { owner, from, first: { ...first, menus }, holidays, maySchedule: scheduledMenus }
}

/** Of the week before, the page only needs to know which days have menus. A menu's content is read when the owner copies it. */
const toShow = (from: string) => (menu: OwnMenu) =>
  menu.date < from ? { ...menu, categories: [], observation: '' } : inBrief(menu)

export type OwnWeek = Awaited<ReturnType<typeof getOwnWeek>>
