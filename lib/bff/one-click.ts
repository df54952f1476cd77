import 'server-only'
import { listSubscriptions } from '@/contract/endpoints/subscribers'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { unsubscribePath } from '../subscription-paths'
import { said } from './said'
import { seeOther } from './submit'
import { endSubscriptions } from './unsubscribe'

/** RFC 8058: a mail program's button. It sends no cookie and no origin; the signature in the address is its right. */
export async function unsubscribeByOneClick(request: Request) {
  const form = await request.formData().catch(() => new FormData())
  if (form.get('List-Unsubscribe') !== 'One-Click') return said('Falta List-Unsubscribe=One-Click.', 400)
  const { restaurantId, ...address } = parametersOf(request)
  try {
    const restaurantIds = restaurantId ? [restaurantId] : await allOf(address)
    const failure =
      restaurantIds.length > 0 && (await endSubscriptions(request, { ...address, restaurantIds }))
    if (failure) throw failure
    return said('¡Suscripción cancelada correctamente!', 200)
  } catch (error) {
    if (error instanceof ApiError) return said('No se pudo completar la baja.', error.status)
    throw error
  }
}

/** Followed as a link it only leads to the page: scanners follow links too. */
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
