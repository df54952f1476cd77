import { GlobeIcon, MapIcon, PhoneIcon } from '@/components/ui/icons'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { phoneLink } from '@/contract/rules/profile/phone'
import { websiteUrl } from '@/contract/rules/profile/web-addresses'
import { useTranslations } from '@/lib/i18n/translations'
import { actionClass } from './action-class'
import { ShareLink } from './share-link'

type Props = { restaurant: Restaurant; menu?: Menu; today: string }

/** The main actions of a restaurant's page, in reach of the thumb. */
export function QuickActions({ restaurant, menu, today }: Props) {
  const t = useTranslations('restaurant.actions')
  const [lon, lat] = restaurant.location.coordinates
  const actions = [
    { href: phoneLink(restaurant.contactNumber), label: t('call'), Icon: PhoneIcon, counts: 'call' },
    {
      href: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`,
      label: t('map'),
      Icon: MapIcon,
      counts: 'directions',
    },
    { href: websiteUrl(restaurant.website), label: t('website'), Icon: GlobeIcon, counts: 'website' },
  ]
  return (
    <ul aria-label={t('label')} className="mt-3 flex gap-2 max-[20rem]:flex-wrap print:hidden">
      {actions.map(({ href, label, Icon, counts }) =>
        href ? (
          <li key={label} className="grow basis-0 max-[20rem]:basis-full md:grow-0 md:basis-auto">
            <a
              href={href}
              data-counts={counts}
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}
              className={actionClass}
            >
              <Icon className="size-6 text-check-ink" />
              {label}
            </a>
          </li>
        ) : null,
      )}
      <li className="grow basis-0 max-[20rem]:basis-full md:grow-0 md:basis-auto">
        <ShareLink restaurant={restaurant} menu={menu} today={today} />
      </li>
    </ul>
  )
}
