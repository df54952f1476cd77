import 'server-only'
import { subscribe as subscribeEndpoint } from '@/contract/endpoints/subscribers'
import { idPattern } from '@/contract/entities/id'
import { subscriptionReplies } from '@/contract/entities/subscription'
import { profilePath } from '@/contract/rules/profile-slug'
import { formText } from './form-text'
import { type Outcome, submit } from './submit'

/** Back to the profile; the fragment shows the line of the card that says how it went, in a page that is cached for all. */
export const subscribe = submit(subscribeEndpoint, (form, outcome) => {
  const [restaurantId, restaurantName] = [formText(form, 'restaurantId'), formText(form, 'restaurantName')]
  if (!idPattern.test(restaurantId)) return '/'
  return `${profilePath({ restaurantId, restaurantName })}#${fragmentOf(outcome)}`
})

function fragmentOf({ ok, reply, reason }: Outcome) {
  if (!ok) return reason === 'validation' ? 'suscripcion-correo' : 'suscripcion-error'
  const { message } = subscribeEndpoint.reply.parse(reply)
  return message === subscriptionReplies.already ? 'suscripcion-ya' : 'suscripcion-hecha'
}
