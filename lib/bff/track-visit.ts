import 'server-only'
import { getTrack, saveTrack } from '@/contract/endpoints/tracking'
import { trackedAction, trackedPage, trackedQr } from '@/contract/rules/tracked-page'
import { call } from '../api/call'
import { getSession } from '../session'
import { clientAddress } from './client-address'
import { isBot } from './is-bot'
import { isSameOrigin } from './same-origin'

/** A path, and after a # what was done there, is all a page sends. */
const longest = 2000

/** Counts a page as seen, or a call from it as begun. Whatever goes wrong with it is no business of the page's. */
export async function trackVisit(request: Request) {
  if (isSameOrigin(request) && isCountable(request.headers)) await count(request).catch(() => undefined)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/** Who asks not to be tracked is not even counted. */
function isCountable(headers: Headers) {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  return !isBot(headers.get('user-agent')) && Number(headers.get('content-length')) <= longest
}

async function count(request: Request) {
  const componentName = trackedPage(await request.text())
  if (!componentName || (await isOwnPage(componentName))) return
  await countOnce(componentName, request.headers)
}

/** Somebody who came by a printed code, who is no machine and has not asked to be left alone. */
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

/** An owner who looks how their page looks is no diner. */
async function isOwnPage(componentName: string) {
  const done = trackedAction(componentName)
  return done !== null && (await getSession()).restaurantId === done.restaurantId
}
