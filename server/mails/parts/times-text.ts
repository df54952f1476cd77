import type { Language } from '@/contract/languages'
import { listText } from '@/contract/rules/language/formats'
import { translatorsOf } from '@/server/words/translators-of'

const words = translatorsOf('mail.dailyMenu')

/** «de 13:00 a 16:00 y de 20:00 a 23:00». */
export function timesText(times: readonly { start: string; end: string }[], language: Language) {
  const t = words(language)
  return listText(
    times.map((time) => t('range', time)),
    language,
  )
}
