import type { MenuLanguage } from '@/contract/entities/translated-menu'
import { translatorsOf } from '@/server/words/translators-of'
import type { Translation } from '../data'
import { useLanguage } from './format'
import { InLanguage } from './in-language'
import { Small } from './text'

const dailyMenuWords = translatorsOf('mail.dailyMenu')
const printedMenuWords = translatorsOf('printedMenu')

type Props = {
  /** The language into which the dishes were translated, if they were. */
  into: MenuLanguage | undefined
  lines: Translation[]
}

/** Says that a machine translated the dishes, and what the mark behind some of them means. */
export function TranslationNote({ into, lines }: Props) {
  const language = useLanguage()
  if (!into || !lines.some(({ translated }) => translated)) return null
  return (
    <>
      <Small>
        <InLanguage lang={into}>{dailyMenuWords(language)(`translated.${into}`)}</InLanguage>
      </Small>
      {lines.some(({ isByMachine }) => isByMachine) ? (
        <Small>{printedMenuWords(language)('outside')}</Small>
      ) : null}
    </>
  )
}

/** Courses and dishes of these menus. */
export const linesOf = (menus: { categories: (Translation & { items: Translation[] })[] }[]) =>
  menus.flatMap(({ categories }) => categories.flatMap((course) => [course, ...course.items]))
