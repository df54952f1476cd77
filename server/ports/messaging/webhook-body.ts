import { z } from 'zod'

const error = z.object({
  code: z.number().default(0),
  title: z.string().default(''),
  error_data: z.object({ details: z.string().optional() }).optional(),
})

const file = z.object({
  id: z.string().min(1).max(200),
  mime_type: z.string().max(100).default(''),
  caption: z.string().optional(),
  filename: z.string().optional(),
})

const pressedButton = z.object({ id: z.string(), title: z.string().default('') })

const commonFields = {
  id: z.string().min(1).max(200),
  from: z.string().regex(/^\d{6,20}$/),
  timestamp: z.string().regex(/^\d{1,11}$/),
}

/** The kinds of message that Meta documents. Any other message counts as unreadable. */
export const sentMessage = z.union([
  z.object({ ...commonFields, type: z.literal('text'), text: z.object({ body: z.string().min(1) }) }),
  z.object({ ...commonFields, type: z.literal('image'), image: file }),
  z.object({ ...commonFields, type: z.literal('document'), document: file }),
  z.object({
    ...commonFields,
    type: z.literal('interactive'),
    interactive: z.union([
      z.object({ type: z.literal('button_reply'), button_reply: pressedButton }),
      z.object({ type: z.literal('list_reply'), list_reply: pressedButton }),
    ]),
  }),
  z.object({
    ...commonFields,
    type: z.literal('button'),
    button: z.object({ payload: z.string(), text: z.string().default('') }),
  }),
  z.object({ ...commonFields, type: z.string().transform((type) => ({ other: type })) }),
])

export type SentMessage = z.infer<typeof sentMessage>

export const status = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(error).optional(),
})

/** Reads each entry by itself: an entry that cannot be read does not spoil the others. */
export const webhookBody = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z
    .array(
      z.object({
        changes: z
          .array(
            z.object({
              field: z.string(),
              value: z.object({
                metadata: z.object({ phone_number_id: z.string() }).optional(),
                messages: z.array(z.unknown()).default([]),
                statuses: z.array(z.unknown()).default([]),
              }),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
})
