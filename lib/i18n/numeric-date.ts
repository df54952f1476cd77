const format = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
})

/** «20/11/2026», of a moment. */
export const numericDate = (moment: string) => format.format(new Date(moment))
