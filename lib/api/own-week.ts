import 'server-only'
import { notFound } from 'next/navigation'
import { listHolidays } from '@/contract/endpoints/holidays'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { addDays } from '@/contract/rules/local-time'
import { isDate } from '@/contract/rules/menu-day'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'
import { getOwnRights } from './own-rights'

const week = 7

/** Seven days of an owner's menus, from today unless the address says otherwise, with the week before and the holidays. */
export async function getOwnWeek(asked: unknown) {
  const { restaurant } = await requireOwner()
  if (!restaurant) notFound()
  const { token } = await getSession()
  const chosen = typeof asked === 'string' && isDate(asked) && asked > '2020' && asked < '2100' ? asked : null
  const around = chosen ?? new Date().toISOString().slice(0, 10)
  // The restaurant's today may be the server's yesterday or tomorrow.
  const query = { from: addDays(around, -week - 1), to: addDays(around, week) }
  const [first, { holidays }, { scheduledMenus }] = await Promise.all([
    call(listOwnMenus, { query }, { token }),
    call(listHolidays, { query }, { token }),
    getOwnRights(),
  ])
  return { from: chosen ?? first.today, first, holidays, maySchedule: scheduledMenus }
}

export type OwnWeek = Awaited<ReturnType<typeof getOwnWeek>>
