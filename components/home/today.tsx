import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { Today as Data } from '@/lib/api/today'
import { cityHref } from '@/lib/city/question'
import { getTranslations } from '@/lib/i18n/translations'
import { CheapestLine } from './cheapest-line'
import { FavouritesToday } from './favourites-today'
import { NearYou } from './near-you'

/** docs/product.md#home-today. The server's part is the same for everybody; the browser replaces it by the menus near the visitor. */
export async function Today({ today, cards }: { today: Data; cards: ReactNode }) {
  const t = await getTranslations('home.today')
  const labels = (await getMessages()).home.today
  const { city, menusToday, cheapest } = today
  return (
    <>
      <NearYou
        title={t('title', { city: city.name })}
        cards={cards}
        cheapest={
          cheapest ? (
            <CheapestLine label={t('cheapest')} price={cheapest.price}>
              <Link href={profilePath(cheapest.restaurant)} className="link" prefetch={false}>
                {cheapest.restaurant.restaurantName}
              </Link>
            </CheapestLine>
          ) : null
        }
        all={{ text: t('new', { count: menusToday }), href: cityHref({ city: city.slug }) }}
        labels={{ near: labels.near, cheapest: labels.cheapest, newNear: labels.newNear }}
      />
      <FavouritesToday labels={{ title: t('favourites'), none: t('noFavourites') }} />
    </>
  )
}
