import { z } from 'zod'
import { profileNeeds } from '../rules/profile/missing-for-diners'
import { internationalNumber } from '../rules/profile/phone'
import { id } from './id'
import { asTyped, lineText, pastedNumber } from './text'

/** Converts `ana@cañón.es` to `ana@xn--can-8ma9b.es`, the form for mail servers. Text that is no address stays unchanged. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (at === 0 || isAscii(domain) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address
}

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text)

export const email = z.string().trim().toLowerCase().overwrite(withAsciiDomain).max(254).pipe(z.email())
export const personName = lineText(100).min(1)
export const password = asTyped(z.string().min(8).max(128))
/** A password to compare with the account's. */
export const knownPassword = asTyped(z.string().min(1).max(128))

/** Six digits. A JSON number loses leading zeros, so they are restored. */
export const oneTimeCode = z
  .union([z.string(), z.number().int().nonnegative()])
  .transform((code) => String(code).trim().padStart(6, '0'))
  .pipe(z.string().regex(/^\d{6}$/, 'code'))

/** The fields of the page, besides the address, which the page knows. */
export const passwordReset = z
  .object({
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
    newPassword: password,
    confirmation: z.string(),
  })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: 'mismatch',
  })

export type PasswordReset = z.infer<typeof passwordReset>

export const registration = z.object({
  firstName: personName,
  lastName: personName,
  email,
  password,
})

const filled = z.string().trim().min(1, 'missing')

/** The fields of the sign-up page (docs/product.md#sign-up). One error text for all empty fields, and one for the consent. */
export const signUp = z.object({
  firstName: filled.pipe(personName),
  lastName: filled.pipe(personName),
  email: filled.pipe(email),
  password: z.string().min(1, 'missing').pipe(password),
  consent: z.boolean().refine((given) => given, 'consent'),
})

export type SignUpFields = z.infer<typeof signUp>

const isPhone = (typed: string) => (internationalNumber(typed) ?? '').length >= 10

/** FormData turns null and undefined into these texts. */
const unfilled = new Set(['null', 'undefined'])

/** The number as the owner wrote it. Empty means no number. */
export const phoneNumber = pastedNumber(40)
  .overwrite((typed) => (unfilled.has(typed) ? '' : typed))
  .refine((typed) => typed === '' || isPhone(typed), 'phone')
  .transform((typed) => typed || null)

/** The fields that owners can change on the page, as typed. */
export const personFields = z.object({
  firstName: personName,
  lastName: personName,
  telephono: z
    .string()
    .max(40)
    .refine((typed) => phoneNumber.safeParse(typed).success),
})

export type PersonFields = z.infer<typeof personFields>

/** The form also sends the address. It must be the account's own. */
export const personalData = z.object({
  firstName: personName,
  lastName: personName,
  email: email.optional(),
  telephono: phoneNumber.nullable().optional(),
})

export type PersonalData = z.infer<typeof personalData>

/** The fields of the form that changes a known password. */
export const passwordChange = z
  .object({ currentPassword: knownPassword, newPassword: password, confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: 'mismatch',
  })

export type PasswordChange = z.infer<typeof passwordChange>

/** The owner must type one of these words, so that nobody deletes an account by mistake. Each page names the one of its language. */
const deletionWords = ['ELIMINAR', 'DELETE', 'EZABATU'] as const

export const accountDeletion = z.object({
  confirmation: z.string().trim().toUpperCase().pipe(z.enum(deletionWords)),
  password: knownPassword,
})

export type AccountDeletion = z.infer<typeof accountDeletion>

export const session = z.object({ token: z.string(), ownerId: id })

export const owner = z.object({
  ownerId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  restaurant: z
    .object({
      restaurantId: id,
      restaurantName: z.string(),
      logoFilePath: z.string().nullable(),
      /** Whether diners can find the restaurant. If not, its page is a 404. */
      isPublic: z.boolean().default(true),
      /** The data that the page needs before diners can find it. */
      missing: z.array(z.enum(profileNeeds)).default([]),
    })
    .nullable(),
})

export type Owner = z.infer<typeof owner>

/** The web's own answer to the question who is signed in. */
export const ownSession = z.object({ owner })
