import 'server-only'
import { forgetPassword } from '@/contract/endpoints/accounts'
import { call } from '../api/call'
import { getRecovery, type Recovery } from '../recovery'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { passedOn } from './passed-on'
import { postedFields, seeOther, wantsPage } from './posted'
import { type RecoveryProblem, recoveryProblem } from './recovery-problem'
import { isSameOrigin } from './same-origin'

/** Has a code mailed, and remembers to whom for the page that takes it. */
export async function sendCode(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const asPage = wantsPage(request)
  const body = forgetPassword.body.safeParse(await postedFields(request))
  if (!body.success)
    return asPage ? back('email') : refuse('invalid', 'body', 'Escribe tu correo electrónico completo.')
  const { email } = body.data
  try {
    await call(forgetPassword, { body: { email } }, { clientAddress: clientAddress(request.headers) })
  } catch (error) {
    await remember({ typed: email })
    return asPage ? back(recoveryProblem(error)) : passedOn(error)
  }
  await remember({ email })
  return asPage ? seeOther('/resetPassword') : Response.json({ success: true })
}

const back = (problem: RecoveryProblem) => seeOther(`/forgetPassword?${new URLSearchParams({ problem })}`)

async function remember({ email, typed }: Recovery) {
  const recovery = await getRecovery()
  Object.assign(recovery, { email, typed })
  await recovery.save()
}
