import { RestaurantCardImage } from '@/components/og/restaurant-card-image'
import { isDate, localNow } from '@/contract/rules/time/local-time'
import { getMenuDay } from '@/lib/api/menu-day'
import { getRestaurant } from '@/lib/api/restaurants'
import { dayAndWindow } from '@/lib/i18n/day-and-window'
import { getTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'
import { cardPhoto, ogImage } from '@/lib/seo/og-image'
import { dayImagePath, ogImageVersion } from '@/lib/seo/og-image-path'
import { menuHere } from '@/lib/translated-menu'

export const revalidate = 86_400
export const generateStaticParams = () => []

/** The preview card of one day's menu. It names its day, so it is still correct tomorrow. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/og/[restaurantId]/[version]/[date]'>,
) {
  const { restaurantId, version, date } = await params
  const restaurant = isDate(date) ? await getRestaurant(restaurantId) : null
  const day = restaurant && (await getMenuDay(restaurantId, date))
  const menu = day?.menu[0]
  if (!restaurant || !menu) return new Response(null, { status: 404 })
  if (version !== ogImageVersion(restaurant, menu)) return movedTo(dayImagePath(restaurant, menu))
  const t = await getTranslations('seo.card')
  const labels = { price: t('menu'), discover: t('menu') }
  const photo = await cardPhoto(restaurant.headerImageUrl)
  return ogImage(
    <RestaurantCardImage
      restaurant={restaurant}
      today={menuHere(menu, day.translations[menu.menuId])}
      day={dayAndWindow(menu, restaurant.schedule)}
      isPast={date < localNow(new Date(), restaurant.timeZone).date}
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
