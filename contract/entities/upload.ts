import { z } from 'zod'

/** A small blurred copy as a data URL. It is put into the page's styles, so nothing else is allowed. */
const blurDataUrl = z.string().regex(/^data:image\/(webp|avif|jpeg|png);base64,[A-Za-z0-9+/=]+$/)

/** The data of a picture before it loads. */
export const pictureSeen = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  blurDataUrl: blurDataUrl.nullable(),
})

export type PictureSeen = z.infer<typeof pictureSeen>

/** A file that is created on request. */
export const namedFile = z.object({ name: z.string(), content: z.instanceof(Uint8Array<ArrayBuffer>) })

export type NamedFile = z.infer<typeof namedFile>

/** Common clients read fileUrl, name and message. The other fields are our additions. */
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
