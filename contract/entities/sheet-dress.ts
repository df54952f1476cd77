import { z } from 'zod'
import { fileAddress } from './file-address'

/** `band`: the head of the sheet, or its side on a wide one. `ground`: the whole sheet. */
export const photoPlaces = ['band', 'ground'] as const
export type PhotoPlace = (typeof photoPlaces)[number]

const percent = z.int().min(0).max(100)

/** The point of a photo that stays visible when its sides are cut off, in percent of its width and height. Absent: its middle. */
export const photoFocus = z.object({ x: percent, y: percent })
export type PhotoFocus = z.infer<typeof photoFocus>

/** What a restaurant adds to every stock template: its logo, and a photo of a dish. */
export const sheetDress = z.object({
  logo: z.boolean(),
  photo: z.object({ url: fileAddress, place: z.enum(photoPlaces), focus: photoFocus.optional() }).nullable(),
})

export type SheetDress = z.infer<typeof sheetDress>

export const plainDress: SheetDress = { logo: false, photo: null }
