import 'server-only'
import { verifyEmail } from '@/contract/endpoints/accounts'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { formText, postedForm, seeOther } from './posted'
import { isSameOrigin } from './same-origin'

/** The button of a page without JavaScript: sends the token, and leads back to the page with the outcome. */
export async function verifyByForm(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const form = await postedForm(request)
  const token = formText(form, 'token')
  const result = await call(
    verifyEmail,
    { query: { token } },
    { clientAddress: clientAddress(request.headers) },
  )
    .then(() => ['state', 'verified'])
    .catch((error: unknown) => (isRefusal(error) ? ['state', 'invalid'] : ['token', token]))
  return seeOther(`/verify-email?${new URLSearchParams([result])}`)
}

/** Any other error says nothing about the token: the person can press the button again. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 400
