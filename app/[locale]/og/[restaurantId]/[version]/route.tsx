import { RestaurantCardImage } from '@/components/og/restaurant-card-image'
import { translationsOf } from '@/lib/api/menu-day'
import { getMenus, getRestaurant } from '@/lib/api/restaurants'
import { dayAndWindow } from '@/lib/i18n/day-and-window'
import { getTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'
import { drawnCard } from '@/lib/seo/drawn-card'
import { menuToday } from '@/lib/seo/menu-today'
import { cardPhoto, ogImage } from '@/lib/seo/og-image'
import { ogImagePath, ogImageVersion } from '@/lib/seo/og-image-path'
import { kitchenLanguage, menuHere } from '@/lib/translated-menu'

export const revalidate = 86_400
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: RouteContext<'/[locale]/og/[restaurantId]/[version]'>) {
  const { restaurantId, version } = await params
  const restaurant = await getRestaurant(restaurantId)
  if (!restaurant) return new Response(null, { status: 404 })
  const menus = await getMenus(restaurantId)
  const today = menuToday(menus, restaurant.timeZone, new Date())
  if (version !== ogImageVersion(restaurant, today)) return movedTo(ogImagePath(restaurant, today))
  const translations = today ? await translationsOf(restaurantId, [today.date]) : {}
  const translation = today && translations[today.menuId]
  // A template draws the menu as the kitchen wrote it, with words of the same language around it.
  const isKitchens = kitchenLanguage(translation) === undefined
  const drawn = today && isKitchens ? await drawnCard(restaurantId) : undefined
  if (drawn) return drawn
  const t = await getTranslations('seo.card')
  const labels = { price: t('menu'), discover: t('discover') }
  const photo = await cardPhoto(restaurant.headerImageUrl)
  return ogImage(
    <RestaurantCardImage
      restaurant={restaurant}
      today={today && menuHere(today, translation)}
      day={today && dayAndWindow(today, restaurant.schedule)}
      photo={photo}
      labels={labels}
    />,
  )
}

/** Returned, not thrown: Next caches a thrown redirect without the tags of its data. */
const movedTo = (location: string) =>
  new Response(null, {
    status: 307,
    headers: { location: pathHere(location), 'cache-control': 'public, max-age=60' },
  })
