import { z } from 'zod'
import { fileAddress } from './file-address'

/** `band`: the head of the sheet, or its side on a wide one. `ground`: the whole sheet. */
export const photoPlaces = ['band', 'ground'] as const
export type PhotoPlace = (typeof photoPlaces)[number]

/** What a restaurant adds to every stock template: its logo, and a photo of a dish. */
export const sheetDress = z.object({
  logo: z.boolean(),
  photo: z.object({ url: fileAddress, place: z.enum(photoPlaces) }).nullable(),
})

export type SheetDress = z.infer<typeof sheetDress>

export const plainDress: SheetDress = { logo: false, photo: null }
