import 'server-only'
import { getOwnQr as getOwnQrEndpoint, openQr } from '@/contract/endpoints/qr'
import { id } from '@/contract/entities/id'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** The QR code of the restaurant's page: its drawing and the number of visits by it. Null without a restaurant. */
export async function getOwnQr() {
  const { restaurant } = await requireOwner()
  const { token = '' } = await getSession()
  const qr = await call(getOwnQrEndpoint, {}, { token }).catch(nullIfMissing)
  return qr && restaurant ? { qr, restaurantId: restaurant.restaurantId } : null
}

/** The page that a printed code opens. Null for a code that is not Mantel's. */
export async function getQrTarget(qrId: string) {
  if (!id.safeParse(qrId).success) return null
  return call(openQr, { params: { qrId } }).catch(nullIfMissing)
}
