import 'server-only'
import { getOverview } from '@/contract/endpoints/overview'
import { getProfileSheet } from '@/contract/endpoints/profile'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'
import { getOwnReports } from './own-reports'
import { isFactorOffered } from './own-security'
import { getOwnWhatsApp } from './own-whatsapp'
import { getOwnReminder } from './reminders'

/** The data of an owner's first page: the owner, the progress of the profile, and its results. */
export async function getOwnerHome() {
  const owner = await requireOwner()
  const { token = '' } = await getSession()
  const restaurantId = owner.restaurant?.restaurantId
  if (!restaurantId)
    return {
      owner,
      sheet: null,
      overview: null,
      whatsapp: null,
      reports: null,
      reminder: null,
      isFactorOffered: false,
    }
  const [sheet, overview, whatsapp, reports, reminder, isOffered] = await Promise.all([
    call(getProfileSheet, { params: { restaurantId } }, { token }).catch(nullIfMissing),
    call(getOverview, {}, { token }).catch(nullIfMissing),
    getOwnWhatsApp(),
    getOwnReports(),
    getOwnReminder(),
    isFactorOffered(),
  ])
  return { owner, sheet, overview, whatsapp, reports, reminder, isFactorOffered: isOffered }
}

export type OwnerHomeData = Awaited<ReturnType<typeof getOwnerHome>>
