import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath } from '@/contract/rules/profile/profile-slug'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'

type Props = {
  restaurant: Restaurant
  /** The day of the menu, for its permanent address. Undefined on that page itself. */
  date?: string
  previousDate: string | null
  nextDate?: string | null
}

const linkClass = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-azulejo hover:underline'

/** Links to the previous and next day with a menu. */
export function DayLinks({ restaurant, date, previousDate, nextDate }: Props) {
  const t = useTranslations('menuDay')
  if (!date && !previousDate && !nextDate) return null
  return (
    <nav aria-label={t('nav')} className="flex flex-wrap justify-between gap-x-6 print:hidden">
      {previousDate ? (
        <Link href={menuDayPath(restaurant, previousDate)} rel="prev" className={linkClass}>
          <ChevronLeftIcon />
          {t('previous', { date: shortDate(previousDate) })}
        </Link>
      ) : null}
      {date ? (
        <Link href={menuDayPath(restaurant, date)} className={linkClass}>
          <CalendarIcon />
          {t('permalink')}
        </Link>
      ) : null}
      {nextDate ? (
        <Link href={menuDayPath(restaurant, nextDate)} rel="next" className={`${linkClass} ml-auto`}>
          {t('next', { date: shortDate(nextDate) })}
          <ChevronRightIcon />
        </Link>
      ) : null}
    </nav>
  )
}
