import 'server-only'
import { notFound } from 'next/navigation'
import { getProfileSheet } from '@/contract/endpoints/profile'
import { getWizardDraft } from '@/contract/endpoints/wizard'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'

/** The signed-in owner and the restaurant, with the fields that the owner may change. */
export async function ownProfile() {
  const owner = await requireOwner()
  const { token } = await getSession()
  const restaurantId = owner.restaurant?.restaurantId
  if (!restaurantId) notFound()
  return { owner, sheet: await call(getProfileSheet, { params: { restaurantId } }, { token }) }
}

export async function ownWizard() {
  const { token } = await getSession()
  const [profile, draft] = await Promise.all([ownProfile(), call(getWizardDraft, {}, { token })])
  return { ...profile, draft }
}
