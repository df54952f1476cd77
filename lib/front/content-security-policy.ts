import { env } from '../env'
import { tileHost } from '../map-tiles'
import { isWidgetPath, widgetPolicy } from './frames'
import { knownScriptHashes } from './inline-scripts'

type Sources = Record<'script' | 'style' | 'font' | 'img' | 'connect' | 'frame', string[]>

const nothing: Sources = { script: [], style: [], font: [], img: [], connect: [], frame: [] }

/** What Google says a map with a marker needs, without the eval that only its vector maps use. */
const google: Sources = {
  ...nothing,
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
}

/** Style, tiles, glyphs and sprites are all fetched; what draws them is ours. */
const openFreeMap: Sources = { ...nothing, connect: [tileHost] }

/** What Stripe says its form for cards needs, on the one page where it stands. */
const stripe: Sources = {
  ...nothing,
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  img: ['https://*.stripe.com'],
  connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  frame: [
    ...['https://js.stripe.com', 'https://*.js.stripe.com'],
    ...['https://hooks.stripe.com', 'https://checkout.stripe.com'],
  ],
}

function paymentOn(url: string) {
  const isPaying = url.split('?')[0] === '/payment/checkout'
  return isPaying && env().STRIPE_PUBLISHABLE_KEY ? stripe : nothing
}

/** What a page may run and fetch: our own files, the framework's scripts of this very page, and the map there is. */
export function contentSecurityPolicy(html: string, url = '/') {
  if (isWidgetPath(url)) return widgetPolicy
  const map = env().NEXT_PUBLIC_GOOGLE_MAPS_KEY ? google : openFreeMap
  const payment = paymentOn(url)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...knownScriptHashes(html), ...map.script, ...payment.script],
    'style-src': ["'self'", "'unsafe-inline'", ...map.style],
    'font-src': ["'self'", ...map.font],
    'img-src': ["'self'", 'data:', 'blob:', ...map.img, ...payment.img],
    'connect-src': ["'self'", ...map.connect, ...payment.connect],
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
