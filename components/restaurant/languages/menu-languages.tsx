import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPathIn } from '@/contract/rules/profile/profile-slug'
import { type ShownLanguage, shownLanguages } from '@/lib/i18n/menu-words'

type Props = { restaurant: Restaurant; date: string; except?: ShownLanguage }

const languages = Object.entries(shownLanguages)

/** The menu of a day in other languages, each by its own name. */
export function MenuLanguages({ restaurant, date, except }: Props) {
  const t = useTranslations('menuDay')
  return (
    <nav aria-label={t('languages')} className="flex flex-wrap items-center gap-x-4 print:hidden">
      {languages
        .filter(([language]) => language !== except)
        .map(([language, name]) => (
          <Link
            key={language}
            href={menuDayPathIn(restaurant, date, language)}
            lang={language}
            hrefLang={language}
            prefetch={false}
            rel="nofollow"
            className="inline-flex min-h-11 items-center font-semibold text-azulejo hover:underline"
          >
            {name}
          </Link>
        ))}
    </nav>
  )
}
