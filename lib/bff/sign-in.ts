import 'server-only'
import { login, logout } from '@/contract/endpoints/accounts'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { getSecondStep } from '../second-step'
import { getSession } from '../session'
import { askerOf } from './asker'
import { refuse } from './envelope'
import { passedOn } from './passed-on'
import { postedJson } from './posted'
import { isSameOrigin } from './same-origin'
import { startSession } from './start-session'

/** Exchanges the password for a sealed cookie. The token itself never reaches the browser. */
export async function signIn(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const body = login.body.safeParse(await postedJson(request))
  if (!body.success) return refuse('invalid', 'body', 'El correo o la contraseña no son válidos.')
  try {
    await startSession(await call(login, { body: body.data }, await askerOf(request)))
    return Response.json({ success: true })
  } catch (error) {
    const asked = error instanceof ApiError ? error.envelope?.error.secondFactor : undefined
    if (!asked) return passedOn(error)
    const step = await getSecondStep()
    Object.assign(step, asked)
    await step.save()
    return refuse('unauthenticated', 'second-factor-needed', 'Tu cuenta pide un segundo paso para entrar.')
  }
}

/** Clears the cookie whatever the api answers: a person who signs out must be signed out. */
export async function signOut(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const session = await getSession()
  const { token } = session
  session.destroy()
  if (token) await call(logout, {}, { token }).catch(() => undefined)
  return Response.json({ success: true })
}
