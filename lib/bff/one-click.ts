import 'server-only'
import { listSubscriptions } from '@/contract/endpoints/subscribers'
import { getTranslations } from '@/lib/i18n/translations'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { unsubscribePath } from '../subscription-paths'
import { postedForm, seeOther } from './posted'
import { endSubscriptions } from './subscriptions'
import { textAnswer } from './text-answer'

/** RFC 8058: the button of a mail program. Its request has no cookie and no origin; the signature in the address gives the right. */
export async function unsubscribeByOneClick(request: Request) {
  const form = await postedForm(request)
  if (form.get('List-Unsubscribe') !== 'One-Click')
    return textAnswer('Falta List-Unsubscribe=One-Click.', 400)
  const { restaurantId, ...address } = parametersOf(request)
  const t = await getTranslations('unsubscribe')
  try {
    const restaurantIds = restaurantId ? [restaurantId] : await allOf(address)
    const failure =
      restaurantIds.length > 0 && (await endSubscriptions(request, { ...address, restaurantIds }))
    if (failure) throw failure
    return textAnswer(t('done'), 200)
  } catch (error) {
    if (error instanceof ApiError) return textAnswer(t('failed'), error.status)
    throw error
  }
}

/** A GET only leads to the page: scanners follow links too. */
export function showUnsubscribePage(request: Request) {
  const { restaurantId, ...address } = parametersOf(request)
  const preselected = restaurantId ? `&${new URLSearchParams({ restaurantId })}` : ''
  return seeOther(unsubscribePath(address) + preselected)
}

async function allOf({ email, sig }: { email: string; sig: string }) {
  const { restaurants } = await call(listSubscriptions, { params: { email }, query: { sig } })
  return restaurants.map(({ restaurantId }) => restaurantId)
}

function parametersOf({ url }: Request) {
  const { searchParams } = new URL(url)
  const text = (name: string) => searchParams.get(name) ?? ''
  return { email: text('email'), sig: text('sig'), restaurantId: text('restaurantId') }
}
