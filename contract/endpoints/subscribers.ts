import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { listOf } from '../entities/lenient'
import { email } from '../entities/owner'
import {
  confirmation,
  mailFrequency,
  mailLanguage,
  subscribedRestaurant,
  subscriptionReplies,
  subscriptionRequest,
  unsubscribeList,
} from '../entities/subscription'

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/email/subscribe',
  auth: 'public',
  /** «Already subscribed.» reveals who is subscribed, so the limit is as strict as for guessing a secret. */
  limit: 'subscribe',
  form: true,
  summary: 'Pide por correo el menú de un restaurante; un correo pregunta antes si es verdad',
  body: subscriptionRequest,
  reply: z.object({ message: z.enum([subscriptionReplies.subscribed, subscriptionReplies.already]) }),
})

const token = z.string().min(1).max(200)

/** Mail scanners open links before people do, so reading changes nothing. */
export const readConfirmation = endpoint({
  method: 'GET',
  path: '/api/email/confirm',
  auth: 'public',
  summary: 'Cómo está un enlace de confirmación; preguntar no confirma nada',
  query: z.object({ token }),
  reply: confirmation,
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/email/confirm',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Confirma una suscripción con el enlace de su correo',
  body: z.object({ token }),
  reply: z.object({ state: z.enum(['confirmed', 'already']), restaurant: subscribedRestaurant }),
})

const signedAddress = { params: z.object({ email }), query: z.object({ sig: z.string().min(1).max(200) }) }

export const listSubscriptions = endpoint({
  ...signedAddress,
  method: 'GET',
  path: '/unsubscribe/:email',
  auth: 'public',
  summary: 'Los restaurantes cuyo menú recibe un correo; no da de baja nada',
  reply: unsubscribeList,
})

export const unsubscribe = endpoint({
  ...signedAddress,
  method: 'PATCH',
  path: '/unsubscribe/:email',
  auth: 'public',
  limit: 'write',
  summary: 'Deja de enviar a un correo el menú de estos restaurantes',
  body: z.object({ restaurantIds: listOf(id, 1000).refine((ids) => ids.length > 0, 'required') }),
  reply: z.object({ success: z.literal(true) }),
})

export const chooseFrequency = endpoint({
  method: 'POST',
  path: '/api/email/preferences',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Elige entre un correo por restaurante y uno solo al día; la firma es la de los correos',
  body: z.object({ email, sig: z.string().min(1).max(200), frequency: mailFrequency }),
  reply: z.object({ frequency: mailFrequency }),
})

export const chooseMailLanguage = endpoint({
  method: 'POST',
  path: '/api/email/language',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Elige en qué idioma llegan los platos de los correos; la firma es la de los correos',
  body: z.object({ email, sig: z.string().min(1).max(200), language: mailLanguage }),
  reply: z.object({ language: mailLanguage }),
})
