import { pathOf } from './routes'

/** The addresses of Mantel that other sites' pages, feed readers and mails show. */
const shownElsewhere =
  /^\/(widget|og|files|imagen-del-menu|icons?|sitemaps)[/.]|\/(rss\.xml|feed\.json)$|^\/(og\.png|favicon\.ico|apple-icon\.png)$/

/** Sets these headers only where the site is https. Over http, browsers would ignore them or go to an address where no server listens. */
export function transportHeaders(url: string, siteUrl: string): [name: string, value: string][] {
  if (!siteUrl.startsWith('https:')) return []
  return [
    ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
    // Banks and wallets open their own window to ask for the consent to a payment.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', shownElsewhere.test(pathOf(url)) ? 'cross-origin' : 'same-origin'],
  ]
}
