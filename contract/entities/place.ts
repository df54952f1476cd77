import { z } from 'zod'
import { numeric } from './numeric'

export * from '../geography'

export const latitude = numeric(z.number().min(-90).max(90))
export const longitude = numeric(z.number().min(-180).max(180))

export const position = z.object({ lat: latitude, lon: longitude })

export type Position = z.infer<typeof position>

/** A suggestion of the geocoder; the names are those of SPEC.md §7. */
export const foundPlace = z.object({
  display_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
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

/** What the address picker hands over. Without a look-up an address typed by hand has no coordinates yet. */
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
