const range = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** «17–23 de noviembre», of two dates without a time. */
export const dayRange = (from: string, to: string) => range.formatRange(new Date(from), new Date(to))
