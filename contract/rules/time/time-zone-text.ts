import { firstLanguage, type Language, languages } from '../../languages'

const spain: Record<string, 'peninsula' | 'canaries'> = {
  'Europe/Madrid': 'peninsula',
  'Africa/Ceuta': 'peninsula',
  'Atlantic/Canary': 'canaries',
}

/** The clock of Spain that a time zone is, if it is one: people have names of their own for them. */
export const spanishClock = (timeZone: string | null) => spain[timeZone ?? '']

/** The name of a device's time zone. Null for an invalid time zone. */
export function timeZoneText(timeZone: string | null, now: Date, language: Language = firstLanguage) {
  if (!timeZone) return null
  try {
    const { region } = languages[language]
    const format = new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'longGeneric' })
    return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? null
  } catch {
    return null
  }
}
