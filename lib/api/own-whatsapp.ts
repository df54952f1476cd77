import { getWhatsApp } from '@/contract/endpoints/whatsapp'
import { qrPath } from '@/contract/rules/qr-code/qr-picture'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'

import 'server-only'

/** The chatbot on WhatsApp, with a QR code for the owner's telephone. Null where there is only the browser channel. */
export async function getOwnWhatsApp() {
  const { token = '' } = await getSession()
  const whatsapp = await call(getWhatsApp, {}, { token }).catch(nullIfMissing)
  if (!whatsapp?.url) return null
  const { url, phones, waiting, timeZone } = whatsapp
  const { path, count } = qrPath(qrSquares(url))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} ${count}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${count}v${count}H0z"/><path d="${path}"/></svg>`
  return { url, phones, waiting, timeZone, code: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

export type OwnWhatsApp = NonNullable<Awaited<ReturnType<typeof getOwnWhatsApp>>>
