import { z } from 'zod'
import { roundDegrees } from '../geography'
import { numeric } from './lenient'

export * from '../geography'

/** Rounded to a centimetre, because PostgreSQL refuses JavaScript's smallest numbers. */
const kept = (degrees: number) => roundDegrees(degrees, 7)

export const latitude = numeric(z.number().min(-90).max(90).overwrite(kept))
export const longitude = numeric(z.number().min(-180).max(180).overwrite(kept))

export const position = z.object({ lat: latitude, lon: longitude })

export type Position = z.infer<typeof position>

/** A suggestion of the geocoder, with the field names of the common calls. */
export const foundPlace = z.object({
  display_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The typed words that name no part of this place. Absent if all words were understood, and from another host api. */
  missing: z.object({ kind: z.enum(['street', 'number', 'words']), words: z.string() }).optional(),
})

export type FoundPlace = z.infer<typeof foundPlace>

export const address = z.object({
  Address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postcode: z.string(),
})

export type Address = z.infer<typeof address>

/** The result of the address picker. An address typed by hand without a look-up has no coordinates. */
export const pickedAddress = z.object({
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  mainArea: z.string(),
  fullAddress: z.string(),
  house: z.string().optional(),
  apartment: z.string().optional(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postcode: z.string(),
})

export type PickedAddress = z.infer<typeof pickedAddress>

export const timeZones = ['Europe/Madrid', 'Atlantic/Canary'] as const
export const timeZone = z.enum(timeZones)

export type TimeZone = z.infer<typeof timeZone>
