import 'server-only'
import { getOwnQr as getOwnQrEndpoint, openQr } from '@/contract/endpoints/qr'
import { id } from '@/contract/entities/id'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** The code that opens the restaurant's page, how it is drawn and who came by it; null without a restaurant. */
export async function getOwnQr() {
  await requireOwner()
  const { token = '' } = await getSession()
  return call(getOwnQrEndpoint, {}, { token }).catch(nullIfMissing)
}

/** Where a printed code leads; null for one that is none of ours. */
export async function getQrTarget(qrId: string) {
  if (!id.safeParse(qrId).success) return null
  return call(openQr, { params: { qrId } }).catch(nullIfMissing)
}
