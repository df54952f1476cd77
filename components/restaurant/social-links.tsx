import { useTranslations } from 'next-intl'
import { FacebookIcon, InstagramIcon } from '@/components/ui/icons'
import type { Restaurant } from '@/contract/entities/restaurant'
import { facebookUrl, instagramUrl } from '@/contract/rules/social-handles'

export function SocialLinks({ restaurant }: { restaurant: Pick<Restaurant, 'instagram' | 'facebook'> }) {
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
