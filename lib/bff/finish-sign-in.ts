import 'server-only'
import { askPasskeyAtLogin, finishLogin, loginByPasskey } from '@/contract/endpoints/second-factor'
import { call } from '../api/call'
import { nextPath } from '../next-path'
import { getSecondStep } from '../second-step'
import { askerOf } from './asker'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { passedOn } from './passed-on'
import { postedFields, postedJson, seeOther, wantsPage } from './posted'
import { isSameOrigin } from './same-origin'
import { startSession } from './start-session'
import { type StepProblem, stepProblem } from './step-problem'

const foreignOrigin = () => refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
const tooLate = () =>
  refuse('unauthenticated', 'challenge-over', 'Ha pasado demasiado tiempo. Empieza otra vez.')

/** The second step of signing in. The challenge waits in a sealed cookie, so that the page sends only a code. */
export async function finishSignIn(request: Request) {
  if (!isSameOrigin(request)) return foreignOrigin()
  const asPage = wantsPage(request)
  const step = await getSecondStep()
  const { challenge } = step
  const { next, ...posted } = Object(await postedFields(request))
  if (!challenge) return asPage ? backToStep('over', next) : tooLate()
  const body = finishLogin.body.safeParse({ ...posted, challenge })
  if (!body.success)
    return asPage ? backToStep('code', next) : refuse('invalid', 'body', 'Escribe el código completo.')
  try {
    await startSession(await call(finishLogin, { body: body.data }, await askerOf(request)))
  } catch (error) {
    const problem = stepProblem(error)
    if (problem === 'over') step.destroy()
    return asPage ? backToStep(problem, next) : passedOn(error)
  }
  step.destroy()
  return asPage ? seeOther(nextOf(request, next)) : Response.json({ success: true })
}

export async function askPasskeyNow(request: Request) {
  if (!isSameOrigin(request)) return foreignOrigin()
  const { challenge } = await getSecondStep()
  if (!challenge) return tooLate()
  try {
    const from = { clientAddress: clientAddress(request.headers) }
    return Response.json(await call(askPasskeyAtLogin, { body: { challenge } }, from))
  } catch (error) {
    return passedOn(error)
  }
}

/** Signs in without a password: the passkey itself has checked the person. */
export async function signInByPasskey(request: Request) {
  if (!isSameOrigin(request)) return foreignOrigin()
  const body = loginByPasskey.body.safeParse(await postedJson(request))
  if (!body.success) return refuse('invalid', 'body', 'No hemos entendido la llave de acceso.')
  try {
    await startSession(await call(loginByPasskey, { body: body.data }, await askerOf(request)))
    return Response.json({ success: true })
  } catch (error) {
    return passedOn(error)
  }
}

const backToStep = (problem: StepProblem, next: unknown) =>
  seeOther(
    `/signin/verificacion?${new URLSearchParams({ problem, ...(typeof next === 'string' && { next }) })}`,
  )

function nextOf({ url }: Request, next: unknown) {
  const { origin } = new URL(url)
  return nextPath({ origin, search: typeof next === 'string' ? `?${new URLSearchParams({ next })}` : '' })
}
