import { z } from 'zod'
import { endpoint } from '../endpoint'
import { foundPlace, latitude, longitude, position } from '../entities/place'

const typed = z.object({
  savedLocation: z.string().trim().min(1).max(200),
  /** The place of the last search. Of several places with the same name, the nearest to it is used. Only our own host api reads it. */
  lat: latitude.optional(),
  lon: longitude.optional(),
})
const suggestions = z.object({ address: z.array(foundPlace) })

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/nav/getPosition',
  auth: 'public',
  summary: 'Lugares cuyo nombre empieza por lo escrito o se le parece',
  query: typed,
  reply: suggestions,
})

export const findPlace = endpoint({
  method: 'GET',
  path: '/api/nav/getSelectedSuggestionData',
  auth: 'public',
  summary: 'El lugar de una sugerencia elegida, en address[0]',
  query: typed,
  reply: suggestions,
})

export const getAddress = endpoint({
  method: 'GET',
  path: '/api/nav/getAddress',
  auth: 'public',
  summary: 'El lugar más cercano a un punto',
  query: position,
  reply: z.object({
    address: foundPlace
      .extend({
        city: z.string(),
        address: z.object({
          city: z.string(),
          state: z.string(),
          postcode: z.string(),
          // Not part of the common call. Only some geocoders know these fields.
          province: z.string().optional(),
          road: z.string().optional(),
          house_number: z.string().optional(),
        }),
      })
      .nullable(),
  }),
})
