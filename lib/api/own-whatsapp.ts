import 'server-only'
import { getWhatsApp } from '@/contract/endpoints/whatsapp'
import { qrPath, qrSquares } from '@/contract/rules/qr-code'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** The chatbot on WhatsApp, with the code that a telephone reads off a screen. Null where there is only the browser's. */
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
