import { env } from '../env'
import { knownScriptHashes } from '../insides/page/inline-scripts'
import { readPath } from '../language/read-path'
import { tileHost } from '../map-tiles'
import { isWidgetPath, widgetPolicy } from './frames'
import { pathOf } from './routes'

type Sources = Record<'script' | 'style' | 'font' | 'img' | 'connect' | 'frame', string[]>

const noSources: Sources = { script: [], style: [], font: [], img: [], connect: [], frame: [] }

/** The sources that Google lists for a map with a marker, without `eval`, which only vector maps use. */
const google: Sources = {
  ...noSources,
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
}

/** The web fetches style, tiles, glyphs and sprites. The code that draws them is Mantel's own. */
const openFreeMap: Sources = { ...noSources, connect: [tileHost] }

/** The sources that Stripe lists for its card form. They apply only on the page with that form. */
const stripe: Sources = {
  ...noSources,
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  img: ['https://*.stripe.com'],
  connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  frame: [
    ...['https://js.stripe.com', 'https://*.js.stripe.com'],
    ...['https://hooks.stripe.com', 'https://checkout.stripe.com'],
  ],
}

function paymentOn(url: string) {
  const isPaying = readPath(pathOf(url)).path === '/payment/checkout'
  return isPaying && env().STRIPE_PUBLISHABLE_KEY ? stripe : noSources
}

/** The file origin of another host api. Mantel's own api serves its files through the web. */
function filesElsewhere() {
  const { FILES_ORIGIN } = env()
  return FILES_ORIGIN ? [new URL(FILES_ORIGIN).origin] : []
}

/** Lists what a page may run and fetch: Mantel's own files, the framework's scripts in this page, and the map in use. */
export function contentSecurityPolicy(html: string, url = '/') {
  if (isWidgetPath(url)) return widgetPolicy
  const map = env().NEXT_PUBLIC_GOOGLE_MAPS_KEY ? google : openFreeMap
  const payment = paymentOn(url)
  const files = filesElsewhere()
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...knownScriptHashes(html), ...map.script, ...payment.script],
    'style-src': ["'self'", "'unsafe-inline'", ...map.style],
    'font-src': ["'self'", ...map.font],
    'img-src': ["'self'", 'data:', 'blob:', ...map.img, ...payment.img, ...files],
    'connect-src': ["'self'", ...map.connect, ...payment.connect, ...files],
    ...(payment.frame.length > 0 && { 'frame-src': ["'self'", ...payment.frame] }),
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
