import { FacebookIcon, InstagramIcon } from '@/components/ui/icons'
import { ServingLine } from '@/components/ui/serving/serving-line'
import { VerifiedMark } from '@/components/ui/verified-mark'
import type { Restaurant } from '@/contract/entities/restaurant'
import { facebookUrl, instagramUrl } from '@/contract/rules/profile/web-addresses'
import { useTranslations } from '@/lib/i18n/translations'
import { menuToday } from '@/lib/seo/menu-today'
import type { ProfileProps } from './menu-of-the-day'

type Props = Pick<ProfileProps, 'restaurant' | 'menus' | 'renderedAt' | 'serving' | 'parts'>

export function ProfileHeading({ restaurant, menus, renderedAt, serving, parts }: Props) {
  const t = useTranslations('restaurant')
  const cuisineName = useTranslations('cuisines')
  const menu = menuToday(menus, restaurant.timeZone, new Date(renderedAt))
  const { restaurantName, verified, cuisineType, restaurantLocation } = restaurant
  return (
    <header className="mt-3 flex items-start justify-between gap-x-3">
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere md:text-5xl">
          {restaurantName}
          {verified ? <VerifiedMark label={t('verified')} /> : null}
        </h1>
        <p className="mt-1 text-soft">
          {cuisineType.map((cuisine) => cuisineName(cuisine)).join(' · ')}
          <span className="hidden md:inline"> · {restaurantLocation.Address}</span>
        </p>
        <p className="mt-0.5 print:hidden">
          <ServingLine restaurant={restaurant} menu={menu} renderedAt={renderedAt} labels={serving} />
        </p>
      </div>
      <div className="flex flex-row-reverse gap-1 max-sm:flex-col max-sm:items-end">
        {parts.favourite}
        <SocialLinks restaurant={restaurant} />
      </div>
    </header>
  )
}

function SocialLinks({ restaurant }: { restaurant: Pick<Restaurant, 'instagram' | 'facebook'> }) {
  const t = useTranslations('restaurant.social')
  const links = [
    { href: instagramUrl(restaurant.instagram), label: t('instagram'), Icon: InstagramIcon },
    { href: facebookUrl(restaurant.facebook), label: t('facebook'), Icon: FacebookIcon },
  ]
  return (
    <ul className="-mt-1 -mr-2.5 flex shrink-0 print:hidden">
      {links.map(({ href, label, Icon }) =>
        href ? (
          <li key={label}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={label}
              className="grid size-11 place-items-center rounded hover:bg-napkin"
            >
              <Icon className="size-6" />
            </a>
          </li>
        ) : null,
      )}
    </ul>
  )
}
