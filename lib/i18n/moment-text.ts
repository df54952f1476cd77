import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '../language/formats'

const format = inEachLanguage((_, language) =>
  dateFormat(language, {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/Madrid',
  }),
)

/** «20 de noviembre, 13:30», of a moment. */
export const momentText = (moment: string) => format().format(new Date(moment))
