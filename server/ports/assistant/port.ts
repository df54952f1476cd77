import { z } from 'zod'
import { includes } from '@/contract/entities/menu'

export const assistantCourses = [
  'starters',
  'firsts',
  'mains',
  'seconds',
  'single',
  'sides',
  'desserts',
  'drinks',
] as const

const dish = z.strictObject({
  /** Written with the words of the message. */
  name: z.string(),
  supplement: z.number().nullable(),
})

/** What an assistant may answer. It has no room for anything that is not a menu. */
export const assistantReading = z.strictObject({
  menus: z.array(
    z.strictObject({
      /** The words that name the day. The date is worked out from them by our own rules. */
      day: z.string().nullable(),
      isDinner: z.boolean(),
      price: z.number().nullable(),
      halfPrice: z.number().nullable(),
      includes: z.array(z.enum(includes)),
      courses: z.array(z.strictObject({ course: z.enum(assistantCourses), dishes: z.array(dish) })),
    }),
  ),
})

export type AssistantReading = z.infer<typeof assistantReading>

/** A second reader of menus. Its answer is not to be trusted: modules/assistant checks it against the message. */
export type Assistant = {
  /** Receives only the message. Never throws: a failure is a short reason for the log. */
  read(message: string): Promise<{ reading: AssistantReading } | { failure: string }>
}
