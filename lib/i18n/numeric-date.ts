import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '../language/formats'

const format = inEachLanguage((_, language) =>
  dateFormat(language, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: 'Europe/Madrid',
  }),
)

/** «20/11/2026», of a moment. */
export const numericDate = (moment: string) => format().format(new Date(moment))
