import { z } from 'zod'

/** What somebody does on a profile; looking at it comes first. */
export const countedActions = ['view', 'call', 'directions', 'share', 'website', 'whatsapp'] as const

export type CountedAction = (typeof countedActions)[number]

/** As a socket tells it, an IPv4 address may come wrapped in IPv6. */
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

/** A page by the name of its component, as in `Home` or `RestaurantProfile/0123456789ab`. */
export const componentName = z.string().regex(/^[A-Za-z][\w/-]{0,79}$/, 'component')

/** The first part says as much as a whole one. */
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

/** How many people did it: whoever does it twice on a day is one. */
export const actionCounts = z.record(z.enum(countedActions), z.int())

export type ActionCounts = z.infer<typeof actionCounts>
