import { z } from 'zod'

type Empty = '' | null | undefined

/** Forms and browser storage send null or '' for an empty field. */
const isEmpty = (given: unknown): given is Empty => given === undefined || given === null || given === ''

/** An optional field: an empty value counts as absent. */
export const mayBeEmpty = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess((given: z.input<S> | Empty) => (isEmpty(given) ? undefined : given), schema.optional())
    .optional()

/** A field with a default for an empty value. */
export const emptyIs = <S extends z.ZodType>(schema: S, otherwise: Exclude<z.input<S>, undefined>) =>
  z
    .preprocess((given: z.input<S> | Empty) => (isEmpty(given) ? otherwise : given), schema)
    .prefault(otherwise)

/** A list. A single value counts as a list with one item, an empty value as an empty list. */
export const listOf = <S extends z.ZodType>(schema: S, most: number) =>
  z.preprocess(
    (given: readonly z.input<S>[] | z.input<S> | Empty) =>
      isEmpty(given) ? [] : Array.isArray(given) ? given : [given],
    z.array(schema).max(most),
  )

/** A number, or a number as text, as in queries and forms. '' and null are not 0. */
export const numeric = (schema: z.ZodNumber) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() ? Number(value) : value), schema)

const words = new Map<unknown, boolean>([
  ...[1, '1', 'true', 'yes', 'si', 'sí', 'on'].map((word) => [word, true] as const),
  ...[0, '0', 'false', 'no', 'off'].map((word) => [word, false] as const),
])

/** A boolean in all forms that old and new clients send. */
export const flag = z.preprocess((given: boolean | number | string) => {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : given
  return words.get(word) ?? given
}, z.boolean())
