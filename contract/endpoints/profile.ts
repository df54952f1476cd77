import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { personalData } from '../entities/owner'

const ownerData = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })
const restaurantData = z.object({ phoneNumber: z.string().nullable() })

export const editDetails = endpoint({
  method: 'GET',
  path: '/api/profile/editDetails/:ownerId',
  auth: 'owner',
  summary: 'Lo que el propietario puede cambiar: sus datos y los de su restaurante',
  params: z.object({ ownerId: id }),
  reply: z.object({ ownerData, restaurantData }),
})

export const updateOwner = endpoint({
  method: 'PUT',
  path: '/api/profile/owners/:ownerId',
  auth: 'owner',
  summary: 'Cambia el nombre y el teléfono del propietario; el correo no se puede cambiar',
  params: z.object({ ownerId: id }),
  form: true,
  body: personalData,
  reply: z.object({ success: z.literal(true), message: z.string() }),
})
