import 'server-only'
import { confirmAlert as confirmEndpoint, endAlerts as endEndpoint } from '@/contract/endpoints/alerts'
import { getTranslations } from '@/lib/i18n/translations'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { alertConfirmationPath, endAlertsPath } from '../subscription-paths'
import { clientAddress } from './client-address'
import { formText, postedForm, seeOther } from './posted'
import { submit } from './submit'
import { textAnswer } from './text-answer'

export const confirmAlert = submit(confirmEndpoint, (form, { ok }) =>
  alertConfirmationPath(formText(form, 'token'), ok ? 'hecha' : 'error'),
)

export const endAlerts = submit(endEndpoint, (form, { ok }) =>
  endAlertsPath(formText(form, 'token'), ok ? 'hecha' : 'error'),
)

/** RFC 8058: the button of a mail program. Its request has no cookie and no origin; the signature in the address gives the right. */
export async function endAlertsByOneClick(request: Request) {
  const form = await postedForm(request)
  if (form.get('List-Unsubscribe') !== 'One-Click')
    return textAnswer('Falta List-Unsubscribe=One-Click.', 400)
  const t = await getTranslations('endAlerts')
  try {
    const body = { token: tokenOf(request) }
    await call(endEndpoint, { body }, { clientAddress: clientAddress(request.headers) })
    return textAnswer(t('doneTitle'), 200)
  } catch (error) {
    if (error instanceof ApiError) return textAnswer(t('failed'), error.status)
    throw error
  }
}

/** A GET only leads to the page: scanners follow links too. */
export function showEndAlertsPage(request: Request) {
  return seeOther(endAlertsPath(tokenOf(request)))
}

const tokenOf = ({ url }: Request) => new URL(url).searchParams.get('token') ?? ''
