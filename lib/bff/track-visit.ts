import 'server-only'
import { getTrack, saveTrack } from '@/contract/endpoints/tracking'
import { trackedAction, trackedPage, trackedQr } from '@/contract/rules/profile/tracked-page'
import { call } from '../api/call'
import { getSession } from '../session'
import { clientAddress } from './client-address'
import { isSameOrigin } from './same-origin'

/** A page sends only its path and, after a #, the action done there. */
const longestText = 2000

/** Counts a view of a page, or a telephone call begun from it. A failure here must not reach the page. */
export async function trackVisit(request: Request) {
  if (isSameOrigin(request) && isCountable(request.headers)) await count(request).catch(() => undefined)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/** A visitor who asks not to be tracked is not counted. */
function isCountable(headers: Headers) {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  return !isBot(headers.get('user-agent')) && Number(headers.get('content-length')) <= longestText
}

async function count(request: Request) {
  const componentName = trackedPage(await request.text())
  if (!componentName || (await isOwnPage(componentName))) return
  await countOnce(componentName, request.headers)
}

/** Counts a visit by a printed code, unless the visitor is a bot or asks not to be tracked. */
export async function trackScan(qrId: string, headers: Headers) {
  if (isCountable(headers)) await countOnce(trackedQr(qrId), headers).catch(() => undefined)
}

async function countOnce(componentName: string, headers: Headers) {
  const address = clientAddress(headers)
  if (!address) return
  const userAgent = headers.get('user-agent') ?? ''
  const ipAddress = address.replace(/^::ffff:/i, '')
  const asVisitor = { clientAddress: ipAddress }
  const query = { componentName, userAgent: userAgent.slice(0, 300) }
  const { tracked } = await call(getTrack, { params: { ip: ipAddress }, query }, asVisitor)
  if (!tracked) await call(saveTrack, { body: { ipAddress, ...query } }, asVisitor)
}

/** An owner who looks at the own page is not a diner. */
async function isOwnPage(componentName: string) {
  const done = trackedAction(componentName)
  return done !== null && (await getSession()).restaurantId === done.restaurantId
}

const bots =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|scanner|monitor|lighthouse|headless|prerender|fetch|curl|wget|python|java\/|go-http|facebookexternalhit|^whatsapp|mediapartners/i

/** A bot names itself as a bot, or sends no user agent. A bot that poses as a person counts as a person. */
export const isBot = (userAgent: string | null) => !userAgent || bots.test(userAgent)
