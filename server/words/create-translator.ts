import { createTranslator as createIntl } from 'next-intl'
import { firstLanguage, isLanguage, languages } from '@/contract/languages'
import { joiningTranslators } from '@/contract/rules/language/joining-translator'

const joining = joiningTranslators((text, language) =>
  createIntl({ locale: languages[language].region, messages: { text } }),
)

/** A translator of next-intl whose small words join the values behind them. */
export const createTranslator: typeof createIntl = (options) => {
  const [code = ''] = options.locale.split('-')
  return joining(createIntl(options), isLanguage(code) ? code : firstLanguage)
}
