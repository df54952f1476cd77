import 'server-only'
import { getOverview } from '@/contract/endpoints/overview'
import { getProfileSheet } from '@/contract/endpoints/profile'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'
import { getOwnWhatsApp } from './own-whatsapp'

/** What an owner sees first: themselves, their profile as far as it has come, and what it brings. */
export async function getOwnerHome() {
  const owner = await requireOwner()
  const { token = '' } = await getSession()
  const restaurantId = owner.restaurant?.restaurantId
  if (!restaurantId) return { owner, sheet: null, overview: null, whatsapp: null }
  const [sheet, overview, whatsapp] = await Promise.all([
    call(getProfileSheet, { params: { restaurantId } }, { token }).catch(nullIfMissing),
    call(getOverview, {}, { token }).catch(nullIfMissing),
    getOwnWhatsApp(),
  ])
  return { owner, sheet, overview, whatsapp }
}

export type OwnerHomeData = Awaited<ReturnType<typeof getOwnerHome>>
