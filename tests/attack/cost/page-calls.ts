import { eq } from 'drizzle-orm'
import { allergens, cuisines } from '@/contract/lists'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { restaurants } from '@/server/db/schema'
import { signClaim } from '@/server/links/tokens'
import { askToExpire } from '../support/expire'
import { mantel } from '../support/mantel'
import { longest } from './calls'
import type { CostWorld } from './world'

export type PageCall = {
  path: string
  method?: 'POST'
  as?: 'owner'
  headers?: Record<string, string>
  body?: string
  /** 200 unless said. */
  status?: number
}
export type PageCallOf = (world: CostWorld, n: number) => PageCall | Promise<PageCall>

const today = localNow(new Date(), 'Europe/Madrid').date
const query = (values: Record<string, string>) => String(new URLSearchParams(values))

/** As it is called by now. */
async function profile({ db, heavy: { restaurantId } }: CostWorld) {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  return profilePath({ restaurantId, restaurantName: row?.name ?? '' })
}

/** Nobody has asked the same: every filter, the widest, the longest. */
function search(n: number, tab: string) {
  const asked = new URLSearchParams({ lat: '40.4168', lon: '-3.7038', km: '20', page: '1' })
  asked.set('q', `menu ${n} ${longest(180)}`)
  asked.set('place', longest(80))
  return { path: `/restaurant/search/${tab}?${asked}` }
}

function filtered(n: number) {
  const asked = new URLSearchParams({ lat: `40.41${n}`, lon: '-3.7038', km: '20', price: 'asc', open: '1' })
  for (const allergen of allergens.slice(0, 3)) asked.append('without', allergen)
  for (const cuisine of cuisines) asked.append('cuisine', cuisine)
  return { path: `/restaurant/search/menu?${asked}` }
}

/** Its address names what it shows. */
async function cardOf(restaurantId: string, day = '') {
  const answer = await fetch(`${mantel.baseUrl}/og/${restaurantId}/0${day}`, { redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

/** Nothing can be asked of them but to be there. */
const plain = [
  ...['/', '/faqs', '/contacta', '/creditos', '/privacidad', '/aviso-legal', '/favoritos', '/sin-conexion'],
  '/estado',
  ...['/error', '/cuenta-eliminada', '/apple-icon.png', '/favicon.ico', '/icon.svg', '/robots.txt'],
  ...[
    '/manifest.webmanifest',
    '/og',
    '/sitemap.xml',
    '/signup',
    '/forgetPassword',
    '/que-es-el-menu-del-dia',
  ],
]

/** With a session they show what there is of an owner. */
const owners = [
  ...['/chat', '/generateQR', '/invoices', '/menu/semana', '/mi-restaurante', '/misdatospersonales'],
  ...['/password', '/payment', '/payment/failure', '/payment/success', '/api/session'],
  ...[
    '/plantilla',
    '/seguridad',
    '/subscription',
    '/thirdWizard',
    '/try-whatsapp',
    '/wizard',
    '/wizard/listo',
  ],
  '/wizardSec',
]

const all = (routes: string[], call: (path: string) => PageCall) =>
  Object.fromEntries(routes.map((route): [string, PageCallOf] => [route, () => call(route)]))

const signed = ({ subscriber: { email, sig } }: CostWorld) => query({ email, sig })

/** Every page and file of the build, and the most expensive address of it. */
export const pageCalls: Record<string, PageCallOf | PageCallOf[]> = {
  ...all(plain, (path) => ({ path })),
  ...all(owners, (path) => ({ path, as: 'owner' })),
  '/no-encontrada': () => ({ path: '/de/no-encontrada', status: 404 }),
  '/bench/[page]': () => ({ path: '/bench/desnuda', status: 404 }),
  '/payment/checkout': () => ({ path: '/payment/checkout', as: 'owner', status: 307 }),
  '/wizard': () => ({ path: '/wizard', as: 'owner', status: 307 }),
  '/signin': () => ({ path: `/signin?${query({ next: `/${'x'.repeat(4000)}` })}` }),
  '/signin/verificacion': () => ({
    path: `/signin/verificacion?${query({ next: `/${'x'.repeat(4000)}` })}`,
    status: 307,
  }),
  '/resetPassword': () => ({
    path: `/resetPassword?${query({ email: `${'x'.repeat(240)}@e.es` })}`,
    status: 307,
  }),
  '/verify-email': () => ({ path: `/verify-email?${query({ token: 'x'.repeat(200) })}` }),
  '/confirmar-suscripcion': () => ({ path: `/confirmar-suscripcion?${query({ token: 'x'.repeat(200) })}` }),
  '/repetir-menu': async ({ signer, menuId }) => ({
    path: `/repetir-menu?${query({ token: await signClaim(signer, 'repeat-menu', { id: menuId, issuedAt: new Date() }) })}`,
  }),
  '/avisos/confirmar': () => ({ path: `/avisos/confirmar?${query({ token: 'x'.repeat(250) })}` }),
  '/avisos/baja': ({ subscriber }) => ({ path: `/avisos/baja?${query({ token: subscriber.endToken })}` }),
  '/avisos/un-clic': ({ subscriber }) => ({
    path: `/avisos/un-clic?${query({ token: subscriber.endToken })}`,
    status: 303,
  }),
  '/unsubscribe': (world) => ({ path: `/unsubscribe?${signed(world)}` }),
  '/unsubscribe/one-click': (world) => ({ path: `/unsubscribe/one-click?${signed(world)}`, status: 303 }),
  '/menu': () => ({ path: `/menu?${query({ dia: today, servicio: 'comida' })}`, as: 'owner' }),
  '/menu/idiomas': () => ({
    path: `/menu/idiomas?${query({ dia: addDays(today, -200), servicio: 'comida', idioma: 'de' })}`,
    as: 'owner',
  }),
  '/menu/historial': () => ({ path: '/menu/historial', as: 'owner' }),
  '/plantilla/editor': ({ templateId }) => ({ path: `/plantilla/editor?id=${templateId}`, as: 'owner' }),
  '/payment/prueba': ({ checkoutId }) => ({ path: `/payment/prueba?id=${checkoutId}`, as: 'owner' }),
  '/restaurant/profile/edit/[encodedName]': async (world) => ({
    path: (await profile(world)).replace('/profile/', '/profile/edit/'),
    as: 'owner',
  }),
  '/restaurant/profile/[slug]': async (world) => ({ path: await profile(world) }),
  '/restaurant/profile/[slug]/[date]': [
    async (world) => ({ path: `${await profile(world)}/${addDays(today, -1)}` }),
    async (world) => ({ path: `/en${await profile(world)}/${addDays(today, -1)}` }),
  ],
  '/restaurant/profile/[slug]/feed.json': async (world) => ({ path: `${await profile(world)}/feed.json` }),
  '/restaurant/profile/[slug]/rss.xml': async (world) => ({ path: `${await profile(world)}/rss.xml` }),
  '/restaurant/search/[tab]/[state]': [
    (_, n) => search(n, 'menu'),
    (_, n) => search(n, 'restaurant'),
    (_, n) => filtered(n),
  ],
  '/menu-del-dia/[[...path]]': [() => ({ path: '/menu-del-dia/madrid' }), () => ({ path: '/menu-del-dia' })],
  '/og/[restaurantId]/[version]': async ({ heavy }) => ({ path: await cardOf(heavy.restaurantId) }),
  '/og/[restaurantId]/[version]/[date]': async ({ heavy }) => ({
    path: await cardOf(heavy.restaurantId, `/${today}`),
  }),
  '/plano/[tab]': (_, n) => ({ path: `/plano/menu?q=zz${n}` }),
  '/precios/[file]': () => ({ path: '/precios/madrid.csv' }),
  '/pantalla/[restaurantId]': ({ heavy }) => ({ path: `/pantalla/${heavy.restaurantId}` }),
  '/widget/[restaurantId]': ({ heavy }) => ({ path: `/widget/${heavy.restaurantId}` }),
  '/imagen-del-menu/[restaurantId]/[date]': ({ heavy }, n) => ({
    path: `/imagen-del-menu/${heavy.restaurantId}/${addDays(today, -n - 3)}`,
    status: 404,
  }),
  '/donde-comemos/[pollId]': ({ pollId }) => ({ path: `/donde-comemos/${pollId}` }),
  '/qr/[qrId]': ({ qrId }) => ({
    ...{ path: `/qr/${qrId}`, status: 307 },
    headers: { 'accept-language': 'de' },
  }),
  '/sitemaps/[page]': [() => ({ path: '/sitemaps/1.xml' }), () => ({ path: '/sitemaps/ciudades-1.xml' })],
  '/files/[...path]': ({ largestFile }) => ({ path: largestFile }),
  '/pdfjs/[version]/[folder]/[file]': () => ({ path: '/pdfjs/x/cmaps/UniCNS-UTF8-H.bcmap' }),
  '/api/session/over': () => ({ path: `/api/session/over?${query({ next: '/x' })}`, status: 303 }),
  '/api/track': () => ({
    ...{ path: '/api/track', method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ componentName: `A${'a'.repeat(79)}` }),
    status: 204,
  }),
  '/api/email/unsubscribe': ({ subscriber: { email, sig, restaurantIds } }) => ({
    ...{ path: '/api/email/unsubscribe', method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email, sig, restaurantIds }),
  }),
  '/api/revalidate': async ({ addresses: { changed } }) => ({
    path: '/api/revalidate',
    ...(await askToExpire(changed(1000))),
  }),
  '/api/payment/webhook': () => ({
    path: '/api/payment/webhook',
    method: 'POST',
    body: 'x'.repeat(255 * 1024),
    status: 400,
  }),
  '/api/whatsapp/webhook': () => ({
    ...{ path: '/api/whatsapp/webhook', method: 'POST', headers: { 'content-type': 'application/json' } },
    body: 'x'.repeat(2_900_000),
    status: 404,
  }),
}
