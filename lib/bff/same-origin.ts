import { env } from '../env'

/** The browser sends the cookie with another site's request too; the Origin header shows the difference. */
export function isSameOrigin(request: Request, siteUrl = env().SITE_URL) {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  const { protocol } = new URL(siteUrl)
  return origin !== null && origin === `${protocol}//${request.headers.get('host')}`
}
