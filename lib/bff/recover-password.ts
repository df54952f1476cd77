import 'server-only'
import { z } from 'zod'
import { forgetPassword, resetPassword } from '@/contract/endpoints/accounts'
import { passwordReset } from '@/contract/entities/owner'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { getRecovery, type Recovery } from '../recovery'
import { getSession } from '../session'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { passedOn } from './passed-on'
import { postedFields, seeOther, wantsPage } from './posted'
import { isSameOrigin } from './same-origin'

/** The problems that /forgetPassword and /resetPassword show to a browser without scripts. */
export const recoveryProblems = [
  'email',
  'unknown',
  'code',
  'password',
  'common',
  'mismatch',
  'tooMany',
  'unreachable',
] as const

export type RecoveryProblem = (typeof recoveryProblems)[number]

export function recoveryProblem(error: unknown): RecoveryProblem {
  const refusal = error instanceof ApiError ? error.envelope?.error : undefined
  if (refusal?.code === 'not-found') return 'unknown'
  if (refusal?.code === 'too-many') return 'tooMany'
  if (refusal?.fields?.otp) return 'code'
  if (refusal?.fields?.newPassword) return refusal.fields.newPassword === 'common' ? 'common' : 'password'
  return 'unreachable'
}

export const readProblem = (given: unknown) => recoveryProblems.find((problem) => problem === given)

/** Has the api mail a code, and remembers the address for the page that takes the code. */
export async function sendCode(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const asPage = wantsPage(request)
  const posted = await postedFields(request)
  const body = forgetPassword.body.safeParse(posted)
  if (!body.success) {
    await keepRecovery({ typed: mistyped.safeParse(posted).data?.email })
    return asPage
      ? backToForgotten('email')
      : refuse('invalid', 'body', 'Escribe tu correo electrónico completo.')
  }
  const { email } = body.data
  try {
    await call(forgetPassword, { body: { email } }, { clientAddress: clientAddress(request.headers) })
  } catch (error) {
    await keepRecovery({ typed: email })
    return asPage ? backToForgotten(recoveryProblem(error)) : passedOn(error)
  }
  await keepRecovery({ email })
  return asPage ? seeOther('/resetPassword') : Response.json({ success: true })
}

/** The limit keeps the address within the size of a cookie. */
const mistyped = z.object({ email: z.string().max(320) })

const backToForgotten = (problem: RecoveryProblem) =>
  seeOther(`/forgetPassword?${new URLSearchParams({ problem })}`)

async function keepRecovery({ email, typed }: Recovery) {
  const recovery = await getRecovery()
  Object.assign(recovery, { email, typed })
  await recovery.save()
}

/** Takes the address from the sealed cookie alone. Success ends every session, also the current one. */
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
      ? backToReset(problemOf(form.error.issues[0]?.path[0]))
      : refuse('invalid', 'body', 'Revisa los datos enviados.')
  const { otp, newPassword } = form.data
  try {
    const body = { email, otp, newPassword }
    await call(resetPassword, { body }, { clientAddress: clientAddress(request.headers) })
  } catch (error) {
    return asPage ? backToReset(recoveryProblem(error)) : passedOn(error)
  }
  recovery.destroy()
  const session = await getSession()
  session.destroy()
  return asPage ? seeOther('/resetPassword?state=done') : Response.json({ success: true })
}

const backToReset = (problem: RecoveryProblem) =>
  seeOther(`/resetPassword?${new URLSearchParams({ problem })}`)

function problemOf(field: PropertyKey | undefined): RecoveryProblem {
  if (field === 'otp') return 'code'
  return field === 'confirmation' ? 'mismatch' : 'password'
}
