import 'server-only'
import { z } from 'zod'
import { unsubscribe as endpoint } from '@/contract/endpoints/subscribers'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { unsubscribePath } from '../subscription-paths'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { formText } from './form-text'
import { isSameOrigin } from './same-origin'
import { isForm, seeOther } from './submit'

const chosen = z.object({ email: z.string(), sig: z.string(), restaurantIds: z.array(z.string()) })

/** The page's button: from its script as data, without one as a form. */
export async function unsubscribe(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  return isForm(request) ? unsubscribeByForm(request) : unsubscribeByScript(request)
}

async function unsubscribeByForm(request: Request) {
  const form = await request.formData().catch(() => new FormData())
  const restaurantIds = form.getAll('restaurantIds').map(String)
  const address = { email: formText(form, 'email'), sig: formText(form, 'sig') }
  if (restaurantIds.length === 0) return seeOther(unsubscribePath(address, 'ninguno'))
  const failure = await endSubscriptions(request, { ...address, restaurantIds })
  return seeOther(unsubscribePath(address, failure ? 'error' : 'hecha'))
}

async function unsubscribeByScript(request: Request) {
  const body = chosen.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return refuse('invalid', 'body', 'El cuerpo de la petición no es válido.')
  const failure = await endSubscriptions(request, body.data)
  if (!failure) return Response.json({ success: true })
  return failure.envelope
    ? Response.json(failure.envelope, { status: failure.status, headers: { 'cache-control': 'no-store' } })
    : refuse('unavailable', 'api-unreachable', 'El servicio no responde. Inténtalo de nuevo en un momento.')
}

type Chosen = z.infer<typeof chosen>

/** What went wrong, or nothing. */
export async function endSubscriptions({ headers }: Request, { email, sig, restaurantIds }: Chosen) {
  const input = { params: { email }, query: { sig }, body: { restaurantIds } }
  try {
    await call(endpoint, input, { clientAddress: clientAddress(headers) })
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
