import 'server-only'
import { resetPassword } from '@/contract/endpoints/accounts'
import { passwordReset } from '@/contract/entities/owner'
import { call } from '../api/call'
import { getRecovery } from '../recovery'
import { getSession } from '../session'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { passedOn } from './passed-on'
import { postedFields, seeOther, wantsPage } from './posted'
import { type RecoveryProblem, recoveryProblem } from './recovery-problem'
import { isSameOrigin } from './same-origin'

/** The address comes from the sealed cookie alone; every session has ended when this went well, also the one here. */
export async function resetByCode(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const asPage = wantsPage(request)
  const recovery = await getRecovery()
  const { email } = recovery
  if (!email)
    return asPage
      ? seeOther('/forgetPassword')
      : refuse('not-found', 'recovery-ended', 'Ha pasado demasiado tiempo. Pide otro código.')
  const form = passwordReset.safeParse(await postedFields(request))
  if (!form.success)
    return asPage
      ? back(problemOf(form.error.issues[0]?.path[0]))
      : refuse('invalid', 'body', 'Revisa los datos enviados.')
  const { otp, newPassword } = form.data
  try {
    const body = { email, otp, newPassword }
    await call(resetPassword, { body }, { clientAddress: clientAddress(request.headers) })
  } catch (error) {
    return asPage ? back(recoveryProblem(error)) : passedOn(error)
  }
  recovery.destroy()
  const session = await getSession()
  session.destroy()
  return asPage ? seeOther('/resetPassword?state=done') : Response.json({ success: true })
}

const back = (problem: RecoveryProblem) => seeOther(`/resetPassword?${new URLSearchParams({ problem })}`)

function problemOf(field: PropertyKey | undefined): RecoveryProblem {
  if (field === 'otp') return 'code'
  return field === 'confirmation' ? 'mismatch' : 'password'
}
