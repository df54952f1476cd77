import { z } from 'zod'

/** SPEC.md §7 reads fileUrl, name and message; the rest is ours. */
export const uploadedFile = z.object({
  fileUrl: z.string(),
  name: z.string(),
  message: z.string(),
  byteCount: z.number().optional(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  /** A few bytes that look like it from afar. */
  blurDataUrl: z.string().nullish(),
})

export type UploadedFile = z.infer<typeof uploadedFile>
