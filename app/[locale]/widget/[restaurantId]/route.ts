import { goneWidgetPage, widgetPage } from '@/components/widget/widget-page'
import { getMenus, getRestaurant } from '@/lib/api/restaurants'
import { menuToday } from '@/lib/seo/menu-today'

export const generateStaticParams = () => []

export async function GET(_: Request, { params }: RouteContext<'/[locale]/widget/[restaurantId]'>) {
  const restaurant = await getRestaurant((await params).restaurantId)
  if (!restaurant) return page(await goneWidgetPage(), 404)
  const menus = await getMenus(restaurant.restaurantId)
  return page(await widgetPage(restaurant, menuToday(menus, restaurant.timeZone, new Date())))
}

const page = (html: string, status = 200) =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
