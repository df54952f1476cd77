import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { firstLanguage } from '@/contract/languages'
import { samePageIn } from '@/lib/language/path-in'

/** Says above a translated menu that nobody has read the translation, and leads to what the kitchen wrote. */
export function TranslationNote({ path }: { path: string }) {
  const t = useTranslations('restaurant.menu.translation')
  return (
    <p className="mt-3 rounded bg-tile px-4 py-3 print:hidden">
      {t('note')}{' '}
      <a href={samePageIn(firstLanguage, path)} hrefLang={firstLanguage} className="link">
        {t('original')}
      </a>
      {' · '}
      <Link href="/que-es-el-menu-del-dia" className="link">
        {t('guide')}
      </Link>
    </p>
  )
}
