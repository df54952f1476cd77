import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { AlertIcon, PhoneIcon } from '@/components/ui/icons'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { phoneLink } from '@/contract/rules/profile/phone'
import { menuDayPath } from '@/contract/rules/profile/profile-slug'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import { parseSearch, type SearchState, searchHref } from '@/lib/search/state'
import { menuToday } from '@/lib/seo/menu-today'
import { kitchenLanguage, menuHere } from '@/lib/translated-menu'
import { wholeMenuId } from '@/lib/whole-menu'
import { BackLink } from './back-link'
import { ContactCard } from './contact-card'
import { DayLinks } from './day-links'
import { MenuOfTheDay, type ProfileProps } from './menu-of-the-day'
import { ProfileHeading } from './profile-heading'
import { ProfileSection } from './profile-section'
import { QuickActions } from './quick-actions'
import { WeekHours } from './week-hours'

export function RestaurantProfile(props: ProfileProps) {
  const t = useTranslations('restaurant')
  const { restaurant, menus, renderedAt, translations, parts } = props
  const now = new Date(renderedAt)
  const menu = menuToday(menus, restaurant.timeZone, now)
  const today = localNow(now, restaurant.timeZone).date
  return (
    <article className="container-page pb-12">
      <BackToCity city={restaurant.restaurantLocation.city} />
      {parts.gallery}
      <div data-print="without-menu">
        <ProfileHeading {...props} />
        {restaurant.mayHaveChanged ? <MayHaveChanged /> : null}
      </div>
      <QuickActions
        restaurant={restaurant}
        menu={menu && menuHere(menu, translations?.[menu.menuId])}
        today={today}
      />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 print:mt-0 print:block">
        <div className="grid content-start gap-8 print:block">
          <TodaysMenus {...props} />
          <div className="print:hidden">{parts.subscription}</div>
          <div data-print="without-menu" className="grid gap-8">
            {parts.carta}
            {restaurant.description ? (
              <ProfileSection title={t('about')}>
                <p lang={kitchenLanguage(menus[0])} className="max-w-prose whitespace-pre-line">
                  {restaurant.description}
                </p>
              </ProfileSection>
            ) : null}
          </div>
        </div>
        <div data-print="without-menu" className="grid content-start gap-8 print:block">
          <ProfileSection title={t('hours.title')}>
            <WeekHours restaurant={restaurant} renderedAt={renderedAt} />
          </ProfileSection>
          <ProfileSection title={t('place')}>{parts.place}</ProfileSection>
          <ContactCard restaurant={restaurant} />
          <ProfileTags restaurant={restaurant} />
          {parts.report}
        </div>
      </div>
    </article>
  )
}

/** Shown while several visitors say that something is wrong and nobody has looked. */
function MayHaveChanged() {
  const t = useTranslations('report')
  return (
    <p className="mt-3 flex gap-2.5 rounded bg-napkin p-3">
      <AlertIcon className="mt-0.5 size-5 shrink-0 text-check-ink" />
      <span>
        <strong>{t('mayHaveChanged')}.</strong> {t('mayHaveChangedText')}
      </span>
    </p>
  )
}

/** Back to the search from which the visitor came, or else to all restaurants of the city. */
function BackToCity({ city }: { city: string }) {
  const t = useTranslations('restaurant')
  const place = new URLSearchParams({ place: city })
  const href = searchHref(parseSearch('restaurant', city ? place : new URLSearchParams()))
  return <BackLink href={href}>{city ? t('backToCity', { city }) : t('back')}</BackLink>
}

const tag = 'rounded-full border border-line bg-napkin px-3 py-1.5 text-sm font-medium'

function ProfileTags({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('restaurant')
  const cuisineName = useTranslations('cuisines')
  const serviceName = useTranslations('services')
  const groups = [
    { title: t('cuisine'), names: restaurant.cuisineType.map((cuisine) => cuisineName(cuisine)) },
    { title: t('services'), names: restaurant.restaurantServices.map((service) => serviceName(service)) },
  ]
  return groups.map(({ title, names }) =>
    names.length > 0 ? (
      <ProfileSection key={title} title={title}>
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className={tag}>
              {name}
            </li>
          ))}
        </ul>
      </ProfileSection>
    ) : null,
  )
}

type TodaysMenusProps = Omit<ProfileProps, 'parts'>

/** The menus that the api calls in force: today's lunch and dinner, and last night's dinner while it is served. */
export function TodaysMenus(props: TodaysMenusProps) {
  const { restaurant, menus, renderedAt, serving, previousMenuDate, translations } = props
  const today = localNow(new Date(renderedAt), restaurant.timeZone).date
  const current = menus.filter(({ date }) => date === today || date === addDays(today, -1))
  const [whole, others] = wholeMenus(current)
  return (
    <div id={wholeMenuId} className="grid gap-4 print:block">
      {current.length === 0 ? <NoMenuYet restaurant={restaurant} /> : null}
      {whole.map((menu) => (
        <MenuOfTheDay
          key={menu.menuId}
          menu={menu}
          restaurant={restaurant}
          renderedAt={renderedAt}
          serving={serving}
          translation={translations?.[menu.menuId]}
          othersHref={menu === lastServed(current) ? menusNearby(restaurant, { open: true }) : undefined}
        />
      ))}
      {others.map((menu) => (
        <MenuLink key={menu.menuId} menu={menu} restaurant={restaurant} />
      ))}
      {previousMenuDate === undefined ? null : (
        <DayLinks restaurant={restaurant} date={current[0]?.date} previousDate={previousMenuDate} />
      )}
    </div>
  )
}

/** The last menu of the day. After every other menu another one follows. */
const lastServed = (menus: Menu[]) => menus.find(({ service }) => service === 'cena') ?? menus[0]

function menusNearby({ location, restaurantLocation }: Restaurant, filters: Partial<SearchState>) {
  const [lon, lat] = location.coordinates
  const here = { lat, lon, place: restaurantLocation.city }
  return searchHref({ ...parseSearch('menu', new URLSearchParams()), ...here, ...filters })
}

/** A page with more dishes would take too long to draw. A real day has fewer. */
const mostDishes = 200

/** The menus that the page shows whole, at least one, and the others. */
function wholeMenus(menus: Menu[]) {
  const dishes = (until: number) =>
    menus.slice(0, until).flatMap(({ categories }) => categories.flatMap(({ items }) => items)).length
  const firstTooLong = menus.findIndex((_, index) => index > 0 && dishes(index + 1) > mostDishes)
  const count = firstTooLong === -1 ? menus.length : firstTooLong
  return [menus.slice(0, count), menus.slice(count)] as const
}

/** Leads to the day's own page. */
function MenuLink({ menu, restaurant }: { menu: Menu; restaurant: Restaurant }) {
  const t = useTranslations('restaurant.menu.title')
  return (
    <ButtonLink href={menuDayPath(restaurant, menu.date)} variant="secondary" prefetch={false}>
      {t(menu.service)} · {shortDate(menu.date)}
    </ButtonLink>
  )
}

/** Shown before today's menu is published: the restaurant's telephone, and a search for other menus nearby. */
function NoMenuYet({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('restaurant.noMenu')
  const phone = phoneLink(restaurant.contactNumber)
  return (
    <EmptyState title={t('title')} text={t('text', { name: restaurant.restaurantName })}>
      {phone ? (
        <a href={phone} data-counts="call" className={buttonClass({})}>
          <PhoneIcon />
          {t('call')}
        </a>
      ) : null}
      <ButtonLink href={menusNearby(restaurant, {})} variant="secondary" prefetch={false}>
        {t('near')}
      </ButtonLink>
    </EmptyState>
  )
}
