import 'server-only'
import { notFound } from 'next/navigation'
import { listOwnMenuHistory, listOwnMenus } from '@/contract/endpoints/own-menus'
import { isDate } from '@/contract/rules/menu-day'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'

const pageLength = 20

/** An owner's past menus, a page at a time; `before` is the day the page before this one ended with. */
export async function getMenuHistory(asked: unknown) {
  const { restaurant } = await requireOwner()
  if (!restaurant) notFound()
  const { token } = await getSession()
  const before = typeof asked === 'string' && isDate(asked) ? asked : undefined
  const query = { limit: pageLength, ...(before && { before }) }
  const [{ menus, nextBefore }, { today }] = await Promise.all([
    call(listOwnMenuHistory, { query }, { token }),
    call(listOwnMenus, { query: {} }, { token }),
  ])
  return { menus, nextBefore, today, isFirst: before === undefined }
}

export type MenuHistory = Awaited<ReturnType<typeof getMenuHistory>>
