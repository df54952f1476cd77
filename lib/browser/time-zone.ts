/** The device's time zone, for example Europe/Madrid. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
