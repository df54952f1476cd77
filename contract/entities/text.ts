import { z } from 'zod'

/**
 * One line has no control characters (C1 included) and no line ends (Unicode's included): they do not belong in a name, and a terminal
 * would execute them.
 */
const isLine = /^[^\p{Cc}\u2028\u2029]*$/u
const isText = /^(?:[^\p{Cc}\u2028\u2029]|\n)*$/u

/** A tab becomes a space, for text pasted from a table. */
const withoutTabs = (text: string) => text.replaceAll('\t', ' ')

export const isOneLine = (text: string) => isLine.test(withoutTabs(text))

/** Text of one line, as in a name. */
export const lineText = (max: number) =>
  z
    .string()
    .overwrite((text) => withoutTabs(text).trim())
    .max(max)
    .regex(isLine, 'characters')

/** Text of several lines, with any kind of line end. */
export const longText = (max: number) =>
  z
    .string()
    .overwrite((text) => withoutTabs(text).replace(/\r\n?/g, '\n').trim())
    .max(max)
    .regex(isText, 'characters')
