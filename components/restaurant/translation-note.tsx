import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { Menu } from '@/contract/entities/menu'
import { firstLanguage } from '@/contract/languages'
import { useTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { samePageIn } from '@/lib/language/path-in'
import { isTranslated, type MenuTranslation } from '@/lib/translated-menu'

type Props = { menu: Menu; translation: MenuTranslation | undefined; path: string }

/**
 * Says above a translated menu that nobody has read the translation, and leads to what the kitchen wrote. Whoever reads another language
 * than Castilian also learns what a menú del día is.
 */
export function TranslationNote({ menu, translation, path }: Props) {
  const t = useTranslations('restaurant.menu.translation')
  const { writtenIn = firstLanguage, lines = [] } = translation ?? {}
  const dishes = lines.flatMap(({ items }, course) =>
    items.filter((line, dish) => isTranslated(line, menu.categories[course]?.items[dish]?.name ?? '')),
  )
  const hasOriginal =
    dishes.length > 0 ||
    lines.some(({ name }, course) => isTranslated(name, menu.categories[course]?.name ?? ''))
  const isByMachine = dishes.some(({ by }) => by !== 'owner')
  const hasGuide = languageHere() !== firstLanguage
  if (!hasOriginal && !hasGuide) return null
  return (
    <p
      className={classNames(
        'mt-3 rounded bg-tile px-4 py-3 print:mt-1 print:bg-transparent print:p-0 print:text-sm',
        !isByMachine && 'print:hidden',
      )}
    >
      {isByMachine ? t('note') : null}{' '}
      <span className="print:hidden">
        {hasOriginal ? (
          <a href={samePageIn(writtenIn, path)} hrefLang={writtenIn} className="link">
            {t(`original.${writtenIn}`)}
          </a>
        ) : null}
        {hasOriginal && hasGuide ? ' · ' : null}
        {hasGuide ? (
          <Link href="/que-es-el-menu-del-dia" className="link">
            {t('guide')}
          </Link>
        ) : null}
      </span>
    </p>
  )
}
