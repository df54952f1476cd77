import { allergens, cuisines } from '@/contract/lists'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { maxRadiusKm } from '@/contract/search'
import { newId } from '@/server/db/id'
import { signClaim } from '@/server/links/tokens'
import { password } from '@/tests/api/support/world'
import { type CallOf, longest, longPassword } from './calls'
import { factorCalls } from './factor-calls'
import type { CostWorld } from './world'

const madrid = { lat: 40.4168, lon: -3.7038 }
const today = localNow(new Date(), 'Europe/Madrid').date
const anAddress = () => `${newId()}@example.com`

/** As many words as are looked for, each of them misspelt. */
const misspelt = (n: number) =>
  'entrecotte macarones ensladilla boqerones gaspacho croquettas tortila paeya fabda cocdo merluza bacalo'
    .split(' ')
    .map((word) => `${word}${'abc'[n % 3]}`)
    .join(' ')

const everyFilter = (n: number) => ({
  ...madrid,
  ...{ timestamp: true, cuisineType: [...cuisines], priceRange: 'asc', includesDrink: true },
  ...{ mealVoucher: true, withoutAllergens: [...allergens], menuToday: true, query: misspelt(n) },
})
const widest = { ...madrid, page: 1, pageSize: 100 }

async function confirmToken({ signer, subscriber }: CostWorld, kind: 'subscription' | 'alert') {
  const row = await subscriber.pending(kind)
  const use = kind === 'alert' ? 'confirm-alert' : 'confirm-subscription'
  return signClaim(signer, use, { id: row?.id ?? '', issuedAt: row?.requestedAt ?? new Date() })
}

const signed = ({ subscriber: { email, sig } }: CostWorld) => ({ params: { email }, query: { sig } })

/** Each endpoint for anybody, and the most expensive that may be asked of it. */
export const publicCalls: Record<string, CallOf | CallOf[]> = {
  ...factorCalls,
  'POST /api/auth/register': () => ({
    body: {
      ...{ firstName: longest(100), lastName: longest(100), email: anAddress() },
      ...{ password: longPassword, timeZone: 'Europe/Madrid' },
    },
  }),
  'POST /api/auth/login': ({ heavy: { email } }) => ({
    body: { email, password, timeZone: 'Europe/Madrid' },
  }),
  'POST /api/auth/forget-password': ({ heavy: { email } }) => ({ body: { email } }),
  'POST /api/auth/reset-password': ({ heavy: { email } }) => ({
    body: { email, otp: '123456', newPassword: longPassword },
    status: 400,
  }),
  'GET /api/auth/verify-email': () => ({ query: { token: 'x'.repeat(200) }, status: 400 }),
  'POST /api/alerts': () => ({
    body: { email: anAddress(), dish: `plato ${longest(190)}`, place: longest(200), ...madrid, radiusKm: 20 },
  }),
  'GET /api/status': () => ({}),
  'GET /api/changes': () => ({ as: 'web', query: { after: '0' } }),
  'GET /api/alerts/confirm': async (world) => ({ query: { token: await confirmToken(world, 'alert') } }),
  'POST /api/alerts/confirm': async (world) => ({ body: { token: await confirmToken(world, 'alert') } }),
  'GET /api/alerts/end': ({ subscriber }) => ({ query: { token: subscriber.endToken } }),
  'POST /api/alerts/end': ({ subscriber }) => ({ body: { token: subscriber.endToken } }),
  'GET /api/capabilities': () => ({}),
  'GET /api/cities': () => ({ query: { page: '1' } }),
  'GET /api/cities/:city': () => ({ params: { city: 'madrid' }, query: { page: '1' } }),
  'GET /api/cities/:city/prices': () => ({ params: { city: 'madrid' } }),
  'POST /api/consent': () => ({
    body: { opt_in: true, level: Array.from({ length: 30 }, (_, n) => (n % 3) + 1), version: longest(40) },
  }),
  'POST /api/contact': () => ({
    body: { name: longest(100), email: anAddress(), type: 'Sugerencia', message: longest(400) },
  }),
  'POST /api/polls': ({ pollPlaces }) => ({ body: { restaurantIds: pollPlaces } }),
  'GET /api/polls/:pollId': ({ pollId }) => ({ params: { pollId }, query: { voter: 'x'.repeat(64) } }),
  'POST /api/polls/:pollId/votes': ({ pollId, pollPlaces: [restaurantId = ''] }) => ({
    params: { pollId },
    body: { voter: 'v'.repeat(64), restaurantId },
  }),
  'POST /api/reports': ({ heavy: { restaurantId } }) => ({
    body: { restaurantId, kind: 'hours', sentence: longest(200) },
  }),
  'GET /api/restaurants/:restaurantId/menus': ({ heavy: { restaurantId } }) => ({ params: { restaurantId } }),
  'GET /api/menus/:restaurantId/:date': ({ heavy: { restaurantId } }) => ({
    params: { restaurantId, date: addDays(today, -200) },
  }),
  'GET /api/menus/:restaurantId/:date/in/:language': ({ heavy: { restaurantId } }) => ({
    params: { restaurantId, date: addDays(today, -200), language: 'de' },
  }),
  'GET /api/payment/invoices/:invoiceId/pdf': async ({ signer, invoiceId }) => ({
    params: { invoiceId },
    query: { sig: await signClaim(signer, 'open-invoice', { id: invoiceId, issuedAt: new Date() }) },
  }),
  'GET /api/reminder/repeat': async (world) => ({ query: { token: await repeatToken(world) } }),
  'POST /api/reminder/repeat': async (world) => ({ body: { token: await repeatToken(world) } }),
  'POST /api/reminder/stop': async (world) => ({ body: { token: await repeatToken(world) } }),
  'GET /api/nav/getPosition': (_, n) => ({ query: { savedLocation: misspelt(n).repeat(3).slice(0, 199) } }),
  'GET /api/nav/getSelectedSuggestionData': (_, n) => ({
    query: { savedLocation: misspelt(n).repeat(3).slice(0, 199) },
  }),
  'GET /api/nav/getAddress': () => ({ query: { lat: '39.5', lon: '-3.5' } }),
  'GET /api/qr/:qrId': ({ qrId }) => ({ params: { qrId } }),
  'GET /api/owner/restaurant/:restaurantId': ({ heavy: { restaurantId } }) => ({ params: { restaurantId } }),
  'GET /api/sitemap': () => ({ query: { page: '1' } }),
  'POST /api/filter/': [
    () => ({ body: { ...widest, radius: maxRadiusKm } }),
    (_, n) => ({ body: { ...widest, ...everyFilter(n), radius: maxRadiusKm } }),
  ],
  'POST /api/sort/': [
    () => ({ body: { ...widest, priceRange: 'desc', distance: maxRadiusKm } }),
    (_, n) => ({ body: { ...widest, ...everyFilter(n), distance: maxRadiusKm } }),
  ],
  'POST /api/filter/menus': ({ subscriber, heavy }) => ({
    body: { restaurantIds: [heavy.restaurantId, ...subscriber.restaurantIds.slice(0, 99)] },
  }),
  'POST /api/filter/menus/in/:language': ({ subscriber, heavy }) => ({
    params: { language: 'de' },
    body: { restaurantIds: [heavy.restaurantId, ...subscriber.restaurantIds.slice(0, 39)] },
  }),
  'GET /api/restaurants/:restaurantId/sheet/:format': ({ heavy: { restaurantId } }) => ({
    params: { restaurantId, format: 'story' },
  }),
  'GET /api/restaurants/:restaurantId/days/:date/sheet': ({ heavy: { restaurantId } }, n) => ({
    params: { restaurantId, date: addDays(today, -n - 1) },
  }),
  'POST /api/email/subscribe': ({ heavy: { restaurantId } }) => ({
    body: { email: anAddress(), restaurantId, restaurantName: longest(200) },
  }),
  'GET /api/email/confirm': async (world) => ({
    query: { token: await confirmToken(world, 'subscription') },
  }),
  'POST /api/email/confirm': async (world) => ({
    body: { token: await confirmToken(world, 'subscription') },
  }),
  'GET /unsubscribe/:email': signed,
  'PATCH /unsubscribe/:email': (world) => ({
    ...signed(world),
    body: { restaurantIds: world.subscriber.restaurantIds },
  }),
  'POST /api/email/preferences': ({ subscriber: { email, sig } }) => ({
    body: { email, sig, frequency: 'daily' },
  }),
  'POST /api/email/language': ({ subscriber: { email, sig } }) => ({
    body: { email, sig, language: 'de' },
  }),
  'GET /api/track/:ip': (_, n) => ({
    as: 'web',
    headers: { 'x-forwarded-for': `2001:db8::${n}` },
    params: { ip: `2001:db8::${n}` },
    query: { componentName: `A${'a'.repeat(79)}`, userAgent: longest(5000) },
  }),
  'POST /api/track/save': (_, n) => ({
    body: {
      ...{ ipAddress: `2001:db8::${n}`, componentName: `A${'a'.repeat(79)}`, userAgent: longest(5000) },
      location: { city: longest(100), state: longest(100), country: longest(100) },
    },
  }),
  'GET /api/dev/mail': () => ({ as: 'web' }),
  'GET /api/dev/mail/:id': ({ mailId }) => ({ as: 'web', params: { id: mailId } }),
}

const repeatToken = ({ signer, menuId }: CostWorld) =>
  signClaim(signer, 'repeat-menu', { id: menuId, issuedAt: new Date() })
