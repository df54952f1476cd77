import { z } from 'zod'

/** What Meta's documentation says a message may be. Beyond it the API answers 131009 or 100. */
const buttonId = z.string().min(1).max(256)
const media = z.strictObject({
  id: z.string(),
  caption: z.string().min(1).max(1024).optional(),
  filename: z.string().min(1).max(240).optional(),
})
const header = z.union([
  z.strictObject({ type: z.literal('image'), image: media }),
  z.strictObject({ type: z.literal('document'), document: media }),
])
const body = (longest: number) => z.strictObject({ text: z.string().min(1).max(longest) })

const areDifferent = (texts: string[]) => new Set(texts).size === texts.length

const interactive = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('button'),
    header: header.optional(),
    body: body(1024),
    action: z.strictObject({
      buttons: z
        .array(
          z.strictObject({
            type: z.literal('reply'),
            reply: z.strictObject({ id: buttonId, title: z.string().min(1).max(20) }),
          }),
        )
        .min(1)
        .max(3)
        .refine((all) => areDifferent(all.map(({ reply }) => reply.title)))
        .refine((all) => areDifferent(all.map(({ reply }) => reply.id))),
    }),
  }),
  z.strictObject({
    type: z.literal('list'),
    body: body(4096),
    action: z.strictObject({
      button: z.string().min(1).max(20),
      sections: z
        .array(
          z.strictObject({
            title: z.string().max(24).optional(),
            rows: z.array(
              z.strictObject({
                id: z.string().min(1).max(200),
                title: z.string().min(1).max(24),
                description: z.string().max(72).optional(),
              }),
            ),
          }),
        )
        .min(1)
        .max(10)
        .refine((all) => all.length === 1 || all.every(({ title }) => title))
        .refine((all) => all.reduce((sum, { rows }) => sum + rows.length, 0) <= 10),
    }),
  }),
])

const addressed = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{6,15}$/),
  biz_opaque_callback_data: z.string().max(512).optional(),
}

export const messageToSend = z.discriminatedUnion('type', [
  z.strictObject({
    ...addressed,
    type: z.literal('text'),
    text: z.strictObject({ body: z.string().min(1).max(4096), preview_url: z.boolean().optional() }),
  }),
  z.strictObject({ ...addressed, type: z.literal('image'), image: media }),
  z.strictObject({ ...addressed, type: z.literal('document'), document: media }),
  z.strictObject({ ...addressed, type: z.literal('interactive'), interactive }),
  z.strictObject({
    ...addressed,
    type: z.literal('template'),
    template: z.strictObject({
      name: z.string().regex(/^[a-z\d_]{1,512}$/),
      language: z.strictObject({ code: z.string() }),
      components: z.array(z.unknown()).optional(),
    }),
  }),
])

export type MessageToSend = z.infer<typeof messageToSend>

export const readReceipt = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string(),
  typing_indicator: z.strictObject({ type: z.literal('text') }).optional(),
})

export const uploadLimits: Record<string, number> = {
  'image/jpeg': 5 * 1024 * 1024,
  'image/png': 5 * 1024 * 1024,
  'application/pdf': 100 * 1024 * 1024,
}

export function mediaIdsOf(message: MessageToSend): string[] {
  return [...JSON.stringify(message).matchAll(/"(?:image|document)":\{"id":"([^"]*)"/g)].map(
    ([, id]) => id ?? '',
  )
}
