import { z } from 'zod'

/** A few bytes that look like it from afar; they stand in a page's styles, so nothing else may. */
const blurDataUrl = z.string().regex(/^data:image\/(webp|avif|jpeg|png);base64,[A-Za-z0-9+/=]+$/)

/** What is known of a picture before it comes. */
export const pictureSeen = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  blurDataUrl: blurDataUrl.nullable(),
})

export type PictureSeen = z.infer<typeof pictureSeen>

/** SPEC.md §7 reads fileUrl, name and message; the rest is ours. */
export const uploadedFile = z.object({
  fileUrl: z.string(),
  name: z.string(),
  message: z.string(),
  byteCount: z.number().optional(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  blurDataUrl: blurDataUrl.nullish(),
})

export type UploadedFile = z.infer<typeof uploadedFile>
