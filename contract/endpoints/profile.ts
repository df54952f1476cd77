import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { schedule } from '../entities/opening-hours'
import { personalData } from '../entities/owner'
import { profileFields } from '../entities/profile'
import { profileSheet } from '../entities/profile-sheet'
import { restaurant } from '../entities/restaurant'

const ownerData = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })
/** The owner's restaurant, even without a name. Without a restaurant, the reply has only the telephone. */
const restaurantData = restaurant
  .extend({ restaurantName: z.string(), noDailyMenu: z.boolean() })
  .partial()
  .extend({
    ownerId: id,
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable(),
    /** The week, under the name that a save uses. */
    days: schedule.optional(),
  })

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
  summary: 'Cambia el nombre y el teléfono del propietario; el correo se cambia aparte',
  params: z.object({ ownerId: id }),
  form: true,
  body: personalData,
  reply: z.object({ success: z.literal(true), message: z.string() }),
})

const params = z.object({ restaurantId: id })

export const getProfileSheet = endpoint({
  method: 'GET',
  path: '/api/profile/restaurants/:restaurantId',
  auth: 'owner',
  summary: 'Todo lo que el propietario puede cambiar de su restaurante, con su versión',
  params,
  reply: profileSheet,
})

export const saveProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile/restaurants/:restaurantId',
  auth: 'owner',
  summary:
    'Guarda los campos cambiados si nadie ha guardado desde esa versión; si no, 409 con los valores de ahora en error.current',
  params,
  body: z.object({ version: z.int().min(1), changes: profileFields }),
  reply: profileSheet,
  current: profileSheet,
})
