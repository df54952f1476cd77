import { dayPictureLanguage } from '@/contract/endpoints/sheets'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { getDayPicture } from '@/lib/api/sheets'

/**
 * The address of the picture in mails. The sheet is drawn when a mail is opened. The target's content never changes, but the target itself
 * may.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/imagen-del-menu/[restaurantId]/[date]'>,
) {
  const { restaurantId, date } = await params
  const asked = new URL(request.url).searchParams.get(dayPictureLanguage)
  const language = menuLanguages.find((one) => one === asked)
  const location = await getDayPicture(restaurantId, date, language)
  if (!location) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=300' } })
}
