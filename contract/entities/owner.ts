import { z } from 'zod'
import { withAsciiDomain } from '../rules/email-address'
import { internationalNumber } from '../rules/phone'
import { id } from './id'

export const email = z.string().trim().toLowerCase().overwrite(withAsciiDomain).max(254).pipe(z.email())
export const personName = z.string().trim().min(1).max(100)
export const password = z.string().min(8).max(128)

/** Six digits, which a JSON number loses the leading zeros of. */
export const oneTimeCode = z
  .union([z.string(), z.number().int().nonnegative()])
  .transform((code) => String(code).trim().padStart(6, '0'))
  .pipe(z.string().regex(/^\d{6}$/, 'code'))

/** What the page asks for, besides the address it knows. */
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

/** What the sign-up page asks for: SPEC.md §5 has one text for whatever is left empty, and one for the consent. */
export const signUp = z.object({
  firstName: filled.pipe(personName),
  lastName: filled.pipe(personName),
  email: filled.pipe(email),
  password: z.string().min(1, 'missing').pipe(password),
  consent: z.boolean().refine((given) => given, 'consent'),
})

export type SignUpFields = z.infer<typeof signUp>

const isPhone = (typed: string) => (internationalNumber(typed) ?? '').length >= 10

/** As the owner wrote it; an empty one is none. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .refine((typed) => typed === '' || isPhone(typed), 'phone')
  .transform((typed) => typed || null)

/** What the page lets owners change: text as it is typed. */
export const personFields = z.object({
  firstName: personName,
  lastName: personName,
  telephono: z
    .string()
    .max(40)
    .refine((typed) => phoneNumber.safeParse(typed).success),
})

export type PersonFields = z.infer<typeof personFields>

/** The address is there because the form sends it: it has to be the account's own. */
export const personalData = z.object({
  firstName: personName,
  lastName: personName,
  email: email.optional(),
  telephono: phoneNumber.optional(),
})

export type PersonalData = z.infer<typeof personalData>

/** What the owner's form asks for to change a password that is known. */
export const passwordChange = z
  .object({ currentPassword: z.string().min(1).max(128), newPassword: password, confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: 'mismatch',
  })

export type PasswordChange = z.infer<typeof passwordChange>

/** Typed out, so that nobody does it by a slip of the finger. */
export const deletionWord = 'ELIMINAR'

export const accountDeletion = z.object({
  confirmation: z.string().trim().toUpperCase().pipe(z.literal(deletionWord)),
  password: z.string().min(1).max(128),
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
      /** Whether diners find it: before, its page is a 404. */
      isPublic: z.boolean().default(true),
    })
    .nullable(),
})

export type Owner = z.infer<typeof owner>
