import { getDayPicture } from '@/lib/api/sheets'

/** Mails name it: drawn when one of them is looked at. What it leads to never changes, where it leads to may. */
export async function GET(_: Request, { params }: RouteContext<'/imagen-del-menu/[restaurantId]/[date]'>) {
  const { restaurantId, date } = await params
  const location = await getDayPicture(restaurantId, date)
  if (!location) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=300' } })
}
