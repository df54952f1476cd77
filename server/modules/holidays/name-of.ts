import { firstLanguage, type Language, ownerLanguage } from '@/contract/languages'
import { listText } from '@/contract/rules/language/formats'
import { translatorsOf } from '@/server/words/translators-of'
import type { Holiday } from './holidays-of'

const words = translatorsOf('holidays')

/** «Divendres Sant», «Dia del Treball (traslladat)», «San José y Jueves Santo». Castilian for who names no language of owners. */
export function nameOf({ feasts }: Pick<Holiday, 'feasts'>, asked: Language | undefined) {
  const language = ownerLanguage(asked) ?? firstLanguage
  const t = words(language)
  const names = feasts.map(({ name, isMoved }) =>
    isMoved ? t('moved', { name: t(`names.${name}`) }) : t(`names.${name}`),
  )
  return listText(names, language)
}
