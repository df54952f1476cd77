import 'server-only'
import { z } from 'zod'
import {
  confirmSubscription as confirmEndpoint,
  chooseFrequency as frequencyEndpoint,
  chooseMailLanguage as languageEndpoint,
  subscribe as subscribeEndpoint,
  unsubscribe as unsubscribeEndpoint,
} from '@/contract/endpoints/subscribers'
import { subscriptionReplies } from '@/contract/entities/subscription'
import { hostIdPattern, profilePath } from '@/contract/rules/profile/profile-slug'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { confirmationPath, unsubscribePath } from '../subscription-paths'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { formText, postedForm, postedJson, seeOther } from './posted'
import { isSameOrigin } from './same-origin'
import { isForm, type Outcome, submit } from './submit'

/** Leads back to the profile. The fragment selects the line of the card that shows the outcome, since the page is cached for everybody. */
export const subscribe = submit(subscribeEndpoint, (form, outcome) => {
  const [restaurantId, restaurantName] = [formText(form, 'restaurantId'), formText(form, 'restaurantName')]
  if (!hostIdPattern.test(restaurantId)) return '/'
  return `${profilePath({ restaurantId, restaurantName })}#${fragmentOf(outcome)}`
})

function fragmentOf({ ok, reply, reason }: Outcome) {
  if (!ok) return reason === 'validation' ? 'suscripcion-correo' : 'suscripcion-error'
  const { message } = subscribeEndpoint.reply.parse(reply)
  return message === subscriptionReplies.already ? 'suscripcion-ya' : 'suscripcion-hecha'
}

export const confirmSubscription = submit(confirmEndpoint, (form, { ok }) =>
  confirmationPath(formText(form, 'token'), ok ? 'hecha' : 'error'),
)

/** The page shows the chosen frequency, and that it was chosen just now. */
export const chooseFrequency = submit(frequencyEndpoint, (form, { ok }) =>
  unsubscribePath(
    { email: formText(form, 'email'), sig: formText(form, 'sig') },
    ok ? 'correo' : 'sin-correo',
  ),
)

export const chooseMailLanguage = submit(languageEndpoint, (form, { ok }) =>
  unsubscribePath(
    { email: formText(form, 'email'), sig: formText(form, 'sig') },
    ok ? 'idioma' : 'sin-idioma',
  ),
)

const chosen = z.object({ email: z.string(), sig: z.string(), restaurantIds: z.array(z.string()) })

/** The page's button: a script sends data, a browser without scripts sends a form. */
export async function unsubscribe(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  return isForm(request) ? unsubscribeByForm(request) : unsubscribeByScript(request)
}

async function unsubscribeByForm(request: Request) {
  const form = await postedForm(request)
  const restaurantIds = form.getAll('restaurantIds').map(String)
  const address = { email: formText(form, 'email'), sig: formText(form, 'sig') }
  if (restaurantIds.length === 0) return seeOther(unsubscribePath(address, 'ninguno'))
  const failure = await endSubscriptions(request, { ...address, restaurantIds })
  return seeOther(unsubscribePath(address, failure ? 'error' : 'hecha'))
}

async function unsubscribeByScript(request: Request) {
  const body = chosen.safeParse(await postedJson(request))
  if (!body.success) return refuse('invalid', 'body', 'El cuerpo de la petición no es válido.')
  const failure = await endSubscriptions(request, body.data)
  if (!failure) return Response.json({ success: true })
  return failure.envelope
    ? Response.json(failure.envelope, { status: failure.status, headers: { 'cache-control': 'no-store' } })
    : refuse('unavailable', 'api-unreachable', 'El servicio no responde. Inténtalo de nuevo en un momento.')
}

type ChosenSubscriptions = z.infer<typeof chosen>

/** Returns what went wrong, or nothing. */
export async function endSubscriptions(
  { headers }: Request,
  { email, sig, restaurantIds }: ChosenSubscriptions,
) {
  const input = { params: { email }, query: { sig }, body: { restaurantIds } }
  try {
    await call(unsubscribeEndpoint, input, { clientAddress: clientAddress(headers) })
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
