import { z } from 'zod'

/**
 * One line has no control characters (C1 included), no line ends (Unicode's included), and nothing that turns the direction of what stands
 * after it: they do not belong in a name, and a terminal would execute them.
 */
const isLine = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u
const isText = /^(?:[^\p{Cc}\u2028\u2029]|[\t\r\n])*$/u

/** A tab becomes a space, for text pasted from a table. */
const withoutTabs = (text: string) => text.replaceAll('\t', ' ')

export const isOneLine = (text: string) => isLine.test(withoutTabs(text))
export const isLongText = (text: string) => isText.test(text)

/** How a field is written that is not one line: several lines, a number pasted from a telephone, or a secret, which is compared as typed. */
const writings = z.registry<{ as: 'lines' | 'pasted' | 'typed' }>()

export const writingOf = (schema: z.core.$ZodType) => writings.get(schema)?.as ?? 'line'

/** Text of several lines, with any kind of line end. The api refuses every other text that is not one line. */
export const inLines = (schema: z.ZodString) => schema.register(writings, { as: 'lines' })

export const withoutMarks = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** Telephones put marks of direction around a number that is copied from them. */
export const pastedNumber = (max: number) =>
  z
    .string()
    .overwrite((text) => withoutMarks(withoutTabs(text)).trim())
    .max(max)
    .regex(isLine, 'characters')
    .register(writings, { as: 'pasted' })

/** A password may have any characters, and nobody is shown it. */
export const asTyped = (schema: z.ZodString) => schema.register(writings, { as: 'typed' })

/** Text of one line, as in a name. */
export const lineText = (max: number) =>
  z
    .string()
    .overwrite((text) => withoutTabs(text).trim())
    .max(max)
    .regex(isLine, 'characters')

/** Text of several lines, with any kind of line end. */
export const longText = (max: number) =>
  inLines(
    z
      .string()
      .overwrite((text) => withoutTabs(text).replace(/\r\n?/g, '\n').trim())
      .max(max)
      .regex(isText, 'characters'),
  )
