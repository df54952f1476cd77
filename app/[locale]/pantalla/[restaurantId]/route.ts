import { goneScreenPage, screenPage } from '@/components/screen/screen-page'
import { getMenus, getRestaurant } from '@/lib/api/restaurants'
import { getDrawnMenu } from '@/lib/api/sheets'
import { menuToday } from '@/lib/seo/menu-today'

export const revalidate = 300
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: RouteContext<'/[locale]/pantalla/[restaurantId]'>) {
  const { restaurantId } = await params
  const restaurant = await getRestaurant(restaurantId)
  if (!restaurant) return page(await goneScreenPage(), 404)
  const [menus, sheet] = await Promise.all([getMenus(restaurantId), getDrawnMenu(restaurantId, 'tv')])
  const menu = menuToday(menus, restaurant.timeZone, new Date())
  return page(await screenPage({ restaurant, menu, sheet }))
}

const page = (html: string, status = 200) =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
