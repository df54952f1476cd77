import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ChevronLeftIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { MenuDay as Day } from '@/contract/endpoints/menus'
import type { Restaurant } from '@/contract/entities/restaurant'
import { servedTimesOf } from '@/contract/rules/menu/serving'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { timesText } from '@/contract/rules/time/clock-text'
import { fullDate } from '@/lib/i18n/full-date'
import { useTranslations } from '@/lib/i18n/translations'
import { listText } from '@/lib/language/formats'
import { menuHere, type Translations } from '@/lib/translated-menu'
import { DayLinks } from './day-links'
import { MenuSheet } from './menu-sheet'
import { ShareLink } from './share-link'

type Props = { restaurant: Restaurant; date: string; today: string; day: Day; translations?: Translations }

/** The menus of one day. The page exists as long as the restaurant. */
export function MenuDay({ restaurant, date, today, day, translations }: Props) {
  const t = useTranslations('menuDay')
  const name = restaurant.restaurantName
  const profile = profilePath(restaurant)
  const written = fullDate(date)
  const [first] = day.menu
  return (
    <article className="container-page grid max-w-4xl gap-4 pb-12 print:block">
      <div className="print:hidden">
        <Link
          href={profile}
          className="-ml-1.5 inline-flex min-h-11 items-center gap-1 font-medium text-soft hover:text-ink hover:underline"
        >
          <ChevronLeftIcon className="size-5" />
          {name}
        </Link>
        <h1 className="text-3xl wrap-anywhere md:text-5xl">{t('title', { name, date: written })}</h1>
      </div>
      {day.menu.length > 0 ? (
        <p className="rounded bg-tile px-4 py-3 print:hidden">
          {t.rich(date === today ? 'isToday' : 'isPast', {
            date: written,
            today: (words) => (
              <Link href={profile} className="link">
                {words}
              </Link>
            ),
          })}
        </p>
      ) : (
        <EmptyState
          title={t(date > today ? 'future' : 'none')}
          text={t(date > today ? 'futureText' : 'noneText', { name, date: written })}
        >
          <ButtonLink href={profile}>{t('seeToday')}</ButtonLink>
        </EmptyState>
      )}
      {day.menu.map((menu) => (
        <MenuSheet
          key={menu.menuId}
          menu={menu}
          restaurant={restaurant}
          title={t(`sheet.${menu.service}`)}
          isWhole
          translation={translations?.[menu.menuId]}
        >
          <p className="mt-1 text-lg text-soft first-letter:uppercase">
            {[written, listText(servedTimesOf(menu, restaurant.schedule).map(timesText))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </MenuSheet>
      ))}
      <DayLinks restaurant={restaurant} previousDate={day.previousDate} nextDate={day.nextDate} />
      {first ? (
        <div className="max-w-48 print:hidden">
          <ShareLink
            restaurant={restaurant}
            menu={menuHere(first, translations?.[first.menuId])}
            today={today}
          />
        </div>
      ) : null}
    </article>
  )
}
