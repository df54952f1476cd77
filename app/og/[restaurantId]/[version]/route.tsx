import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { RestaurantCardImage } from '@/components/og/restaurant-card-image'
import { getMenus, getRestaurant } from '@/lib/api/restaurants'
import { drawnCard } from '@/lib/seo/drawn-card'
import { menuToday } from '@/lib/seo/menu-today'
import { cardPhoto, ogImage } from '@/lib/seo/og-image'
import { ogImagePath, ogImageVersion } from '@/lib/seo/og-image-path'

export const revalidate = 86_400
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: RouteContext<'/og/[restaurantId]/[version]'>) {
  const { restaurantId, version } = await params
  const [restaurant, menus] = await Promise.all([getRestaurant(restaurantId), getMenus(restaurantId)])
  if (!restaurant) notFound()
  const today = menuToday(menus, restaurant.timeZone, new Date())
  if (version !== ogImageVersion(restaurant, today)) redirect(ogImagePath(restaurant, today))
  const drawn = today && (await drawnCard(restaurantId))
  if (drawn) return drawn
  const t = await getTranslations('seo.card')
  const labels = { today: t('today'), discover: t('discover') }
  const photo = await cardPhoto(restaurant.headerImageUrl)
  return ogImage(<RestaurantCardImage restaurant={restaurant} today={today} photo={photo} labels={labels} />)
}
