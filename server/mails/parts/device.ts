import type { Language } from '@/contract/languages'
import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '@/contract/rules/language/formats'
import { translatorsOf } from '@/server/words/translators-of'

const words = translatorsOf('mail.device')
const deviceNameWords = translatorsOf('deviceName')

const moment = inEachLanguage((_, language) =>
  dateFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/Madrid',
  }),
)

export type Device = { browser: string | null; system: string | null }

export function deviceFact({ browser, system }: Device, language: Language) {
  const t = words(language)
  const name = deviceNameWords(language)
  return {
    label: t('device'),
    value: browser && system ? name('both', { browser, system }) : (browser ?? system ?? name('unknown')),
  }
}

export function momentFact(at: Date, language: Language) {
  const t = words(language)
  return { label: t('when'), value: moment(language).format(at) }
}
