import { z } from 'zod'

/** The counted actions on a profile. The view comes first. */
export const countedActions = ['view', 'call', 'directions', 'share', 'website', 'whatsapp'] as const

export type CountedAction = (typeof countedActions)[number]

/** A socket can report an IPv4 address in IPv6 form. */
export const ipAddress = z
  .string()
  .max(45)
  .transform((address) =>
    address
      .trim()
      .toLowerCase()
      .replace(/^::ffff:/, ''),
  )
  .pipe(z.union([z.ipv4(), z.ipv6()], 'address'))

/** A page, named by its component: `Home` or `RestaurantProfile/0123456789ab`. */
export const componentName = z.string().regex(/^[A-Za-z][\w/-]{0,79}$/, 'component')

/** Only the beginning is stored, which is enough. */
export const userAgent = z
  .string()
  .max(5000)
  .default('')
  .transform((text) => text.slice(0, 300))

const part = z
  .string()
  .trim()
  .max(100)
  .nullish()
  .transform((text) => text || null)

export const visitLocation = z.object({ city: part, state: part, country: part })

/** The number of people for each action. A person counts once a day. */
export const actionCounts = z.record(z.enum(countedActions), z.int())

export type ActionCounts = z.infer<typeof actionCounts>
