import { z } from 'zod'
import { endpoint } from '../endpoint'
import { fileAddress } from '../entities/file-address'
import { id } from '../entities/id'
import { emptyIs, mayBeEmpty } from '../entities/lenient'
import { givenCarta, givenSpecialMenu } from '../entities/profile'
import { wizardPayload } from '../entities/wizard'
import { wizardDraft } from '../entities/wizard-draft'

const params = z.object({ restaurantId: id })
const saved = z.object({ success: z.literal(true), restaurantId: id, version: z.int() })

export const saveWizardData = endpoint({
  method: 'POST',
  path: '/api/wizard/saveWizardData',
  auth: 'owner',
  summary: 'Guarda lo respondido en el asistente; lo que falta se queda como estaba',
  body: wizardPayload,
  reply: saved,
})

export const getWizardDraft = endpoint({
  method: 'GET',
  path: '/api/wizard/draft',
  auth: 'owner',
  summary: 'Por dónde va el asistente y lo escrito que aún no se ha guardado',
  reply: wizardDraft,
})

export const keepWizardDraft = endpoint({
  method: 'PUT',
  path: '/api/wizard/draft',
  auth: 'owner',
  summary: 'Anota por dónde va el asistente y lo escrito hasta ahora',
  body: wizardDraft,
  reply: z.object({ success: z.literal(true) }),
})

export const sendWelcomeEmail = endpoint({
  method: 'POST',
  path: '/api/wizard/send-welcome-email',
  auth: 'owner',
  summary: 'Envía la bienvenida; solo la primera vez',
  body: z.object({ ownerId: mayBeEmpty(id) }),
  reply: z.object({ success: z.literal(true) }),
})

export const updateRestaurant = endpoint({
  method: 'PATCH',
  path: '/api/wizard/update-restaurant/:restaurantId',
  auth: 'owner',
  summary: 'Añade una carta o un menú especial (push) o cambia la plantilla (replace)',
  params,
  body: z.discriminatedUnion('key', [
    z.object({ key: z.literal('cartas'), mode: z.literal('push'), value: givenCarta }),
    z.object({ key: z.literal('specialMenus'), mode: z.literal('push'), value: givenSpecialMenu }),
    z.object({
      key: z.literal('templateId'),
      mode: z.literal('replace'),
      value: emptyIs(id.nullable(), null),
    }),
  ]),
  reply: saved,
})

/** The address can be in the body or in the query. */
const namedUrl = z.object({ url: mayBeEmpty(fileAddress) })

export const deleteCarta = endpoint({
  method: 'DELETE',
  path: '/api/wizard/delete-carta/:restaurantId',
  auth: 'owner',
  summary: 'Quita una carta; la url va en el cuerpo o en la consulta',
  params,
  query: namedUrl,
  body: namedUrl,
  reply: saved,
})

export const deleteSpecialMenu = endpoint({
  method: 'DELETE',
  path: '/api/wizard/delete-special-menu/:restaurantId',
  auth: 'owner',
  summary: 'Quita un menú especial; la url va en el cuerpo o en la consulta',
  params,
  query: namedUrl,
  body: namedUrl,
  reply: saved,
})

export const saveImages = endpoint({
  method: 'PUT',
  path: '/api/wizard/saveImages',
  auth: 'owner',
  summary: 'Cambia una de las imágenes adicionales; sin imageId, añade una',
  body: z.object({
    ownerId: mayBeEmpty(id),
    imageId: mayBeEmpty(id),
    newImageUrl: fileAddress.pipe(z.string().min(1)),
  }),
  reply: saved.extend({ imageId: id }),
})
