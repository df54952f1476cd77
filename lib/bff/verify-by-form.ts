import 'server-only'
import { verifyEmail } from '@/contract/endpoints/accounts'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { isSameOrigin } from './same-origin'

/** The button of a page without JavaScript: takes the token, and goes back with how it went. */
export async function verifyByForm(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const form = await request.formData().catch(() => undefined)
  const token = String(form?.get('token') ?? '')
  const result = await call(
    verifyEmail,
    { query: { token } },
    { clientAddress: clientAddress(request.headers) },
  )
    .then(() => ['state', 'verified'])
    .catch((error: unknown) => (isRefusal(error) ? ['state', 'invalid'] : ['token', token]))
  const location = `/verify-email?${new URLSearchParams([result])}`
  return new Response(null, { status: 303, headers: { location } })
}

/** Anything else has not judged the token: the button is there to be pressed again. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 400
