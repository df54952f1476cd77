import 'server-only'
import { profilePath } from '@/contract/rules/profile-slug'
import { qrPath, qrSquares } from '@/contract/rules/qr-code'
import { requireOwner } from '../owner'
import { absoluteUrl } from '../seo/absolute-url'

/** The restaurant's own code: it leads to the page with today's menu, never to a file. Null while there is nothing to lead to. */
export async function getOwnQr() {
  const { restaurant } = await requireOwner()
  if (!restaurant?.isPublic) return null
  const url = absoluteUrl(profilePath(restaurant))
  const { path, count } = qrPath(qrSquares(url))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} ${count}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${count}v${count}H0z"/><path d="${path}"/></svg>`
  return { url, name: restaurant.restaurantName, svg: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

export type OwnQr = Awaited<ReturnType<typeof getOwnQr>>
