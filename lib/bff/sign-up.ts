import 'server-only'
import { register } from '@/contract/endpoints/accounts'
import { call } from '../api/call'
import { getSession } from '../session'
import { askerOf } from './asker'
import { refuse } from './envelope'
import { passedOn } from './passed-on'
import { postedJson } from './posted'
import { isSameOrigin } from './same-origin'

/** Opens an account and its session. As at sign-in, the token never reaches the browser. */
export async function signUp(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const body = register.body.safeParse(await postedJson(request))
  if (!body.success) return refuse('invalid', 'body', 'Revisa los datos enviados.')
  try {
    const opened = await call(register, { body: body.data }, await askerOf(request))
    const session = await getSession()
    // Else the first read of the session would write the cookie again.
    Object.assign(session, opened, { isVerified: false })
    await session.save()
    return Response.json({ success: true }, { status: 201 })
  } catch (error) {
    return passedOn(error)
  }
}
