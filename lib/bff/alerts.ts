import 'server-only'
import { confirmAlert as confirmEndpoint, endAlerts as endEndpoint } from '@/contract/endpoints/alerts'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { alertConfirmationPath, endAlertsPath } from '../subscription-paths'
import { clientAddress } from './client-address'
import { formText } from './form-text'
import { said } from './said'
import { seeOther, submit } from './submit'

export const confirmAlert = submit(confirmEndpoint, (form, { ok }) =>
  alertConfirmationPath(formText(form, 'token'), ok ? 'hecha' : 'error'),
)

export const endAlerts = submit(endEndpoint, (form, { ok }) =>
  endAlertsPath(formText(form, 'token'), ok ? 'hecha' : 'error'),
)

/** RFC 8058: a mail program's button. It sends no cookie and no origin; the signature in the address is its right. */
export async function endAlertsByOneClick(request: Request) {
  const form = await request.formData().catch(() => new FormData())
  if (form.get('List-Unsubscribe') !== 'One-Click') return said('Falta List-Unsubscribe=One-Click.', 400)
  try {
    const body = { token: tokenOf(request) }
    await call(endEndpoint, { body }, { clientAddress: clientAddress(request.headers) })
    return said('¡Aviso cancelado!', 200)
  } catch (error) {
    if (error instanceof ApiError) return said('No se pudo completar la baja.', error.status)
    throw error
  }
}

/** Followed as a link it only leads to the page: scanners follow links too. */
export function showEndAlertsPage(request: Request) {
  return seeOther(endAlertsPath(tokenOf(request)))
}

const tokenOf = ({ url }: Request) => new URL(url).searchParams.get('token') ?? ''
