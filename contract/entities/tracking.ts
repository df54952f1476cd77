import { z } from 'zod'

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
