import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { wizardPayload } from '../entities/wizard'

export const saveWizardData = endpoint({
  method: 'POST',
  path: '/api/wizard/saveWizardData',
  auth: 'owner',
  summary: 'Guarda lo respondido en el asistente; lo que falta se queda como estaba',
  body: wizardPayload,
  reply: z.object({ success: z.literal(true), restaurantId: id, version: z.int() }),
})
