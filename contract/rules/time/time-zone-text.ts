const spain: Record<string, string> = {
  'Europe/Madrid': 'hora de la península',
  'Africa/Ceuta': 'hora de la península',
  'Atlantic/Canary': 'hora de Canarias',
}

/** The name of a device's time zone. Null for an invalid time zone. */
export function timeZoneText(timeZone: string | null, now: Date): string | null {
  if (!timeZone) return null
  const known = spain[timeZone]
  if (known) return known
  try {
    const format = new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' })
    return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? null
  } catch {
    return null
  }
}
