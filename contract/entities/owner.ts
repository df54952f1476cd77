import { z } from 'zod'
import { withAsciiDomain } from '../rules/email-address'
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

export const session = z.object({ token: z.string(), ownerId: id })

export const owner = z.object({
  ownerId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  restaurant: z
    .object({ restaurantId: id, restaurantName: z.string(), logoFilePath: z.string().nullable() })
    .nullable(),
})

export type Owner = z.infer<typeof owner>
