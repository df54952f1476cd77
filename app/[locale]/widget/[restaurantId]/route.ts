import { goneWidgetPage, widgetPage } from '@/components/widget/widget-page'
import { getMenus, getRestaurant } from '@/lib/api/restaurants'
import { menuToday } from '@/lib/seo/menu-today'

/** Made for each request and kept nowhere: a copy of an hour ago would say that a menu is served which is over. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/widget/[restaurantId]'>) {
  const restaurant = await getRestaurant((await params).restaurantId)
  if (!restaurant) return page(await goneWidgetPage(), 404)
  const menus = await getMenus(restaurant.restaurantId)
  const now = new Date()
  return page(await widgetPage(restaurant, menuToday(menus, restaurant.timeZone, now), now))
}

const page = (html: string, status = 200) =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
