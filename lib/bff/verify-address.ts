import 'server-only'
import { getOwner, verifyEmail } from '@/contract/endpoints/accounts'
import { confirmEmailChange } from '@/contract/endpoints/email-change'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { getSession } from '../session'
import { noteVerified } from '../verified-owners'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { forward } from './forward'
import { formText, postedForm, seeOther } from './posted'
import { isSameOrigin } from './same-origin'

const passOn = forward(verifyEmail)
const passChangeOn = forward(confirmEmailChange)

/** What a page's script asks. */
export async function verifyByScript(...asked: Parameters<typeof passOn>) {
  const answer = await passOn(...asked)
  if (answer.ok) await noteWhoIsHere()
  return answer
}

/** The code came to the new address, so it is verified. */
export async function changeAddress(...asked: Parameters<typeof passChangeOn>) {
  const answer = await passChangeOn(...asked)
  if (answer.ok) await noteWhoIsHere()
  return answer
}

/** Whoever is signed in here is counted as an owner from now on, not as their address. */
async function noteWhoIsHere() {
  const { token, ownerId, isVerified } = await getSession()
  if (!token || !ownerId || isVerified) return
  const owner = await call(getOwner, { params: { ownerId } }, { token }).catch(() => undefined)
  if (owner) noteVerified(owner)
}

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
    .then(async () => {
      await noteWhoIsHere()
      return ['state', 'verified']
    })
    .catch((error: unknown) => (isRefusal(error) ? ['state', 'invalid'] : ['token', token]))
  return seeOther(`/verify-email?${new URLSearchParams([result])}`)
}

/** Any other error says nothing about the token: the person can press the button again. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 400
