import { notFound } from 'next/navigation'
import { listOwnMenuHistory } from '@/contract/endpoints/own-menus'
import { isDate } from '@/contract/rules/time/local-time'
import { requireFeature } from '../host/features'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'

import 'server-only'

const pageLength = 20

/** An owner's past menus, one page at a time. `before` is the last day of the previous page. */
export async function getMenuHistory(asked: unknown) {
  await requireFeature('menus')
  const { restaurant } = await requireOwner()
  if (!restaurant) notFound()
  const { token } = await getSession()
  const before = typeof asked === 'string' && isDate(asked) ? asked : undefined
  const query = { limit: pageLength, ...(before && { before }) }
  const page = await call(listOwnMenuHistory, { query }, { token })
  return { ...page, isFirst: before === undefined }
}

export type MenuHistory = Awaited<ReturnType<typeof getMenuHistory>>
