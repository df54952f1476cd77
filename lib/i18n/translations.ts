import {
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
  useTranslations as useIntl,
} from 'next-intl'
import { getTranslations as getIntl } from 'next-intl/server'
import { languages } from '@/contract/languages'
import { joiningTranslators } from '@/contract/rules/language/joining-translator'
import { languageHere } from '../language/here'

const joining = joiningTranslators((text, language) =>
  createTranslator({ locale: languages[language].region, messages: { text }, timeZone: 'Europe/Madrid' }),
)

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

/** The texts of a namespace in the language of the page, for a server component. Small words join the values behind them. */
export const useTranslations = <Name extends Namespace = never>(namespace?: Name) =>
  joining(useIntl(namespace), languageHere())

/** The same outside components, and in async ones. */
export const getTranslations = async <Name extends Namespace = never>(namespace?: Name) =>
  joining(await getIntl(namespace), languageHere())
