import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ClientBudget } from '@/contract/client-budget'
import type { Asker } from '@/contract/client-key'
import { proofHeader } from '@/contract/internal-proof'
import { Lanes } from '@/contract/lanes'
import { Thread } from '@/contract/thread'
import { failureOf, placesOf } from '../../../telemetry/fault'
import { cacheStateOf, isBuiltFile, isForRouter } from '../../insides/headers'
import { isFromOurApi } from '../../internal-proof'
import { logLine } from '../../log-line'
import { busy, failed, tooMany } from '../answers/refusals'
import { refuse } from '../answers/refuse'
import { isSearch, keptKey } from '../kept-key'
import type { FinishedResponse } from '../response'
import { isApi, pathOf, type Routes } from '../routes'
import { requestIdOf } from '../trace'
import { begin, longestMs } from './begin'
import { isLongCall, isUpload } from './body-limit'
import { boundFile, boundUnread, hasRoomForFile } from './bound-unread'
import { beginRendering, waitForRendering } from './one-rendering'
import { refuseUnhurried } from './unhurried'
import { whoAsks } from './who-asks'

/** Next answers all of them on one thread. A client that asks without a pause has a third of it: seven rendered pages a second. */
const thread = new Thread({ most: 1500, perSecond: 350 })

/**
 * More pages at once do not finish sooner, and somebody else's page waits for all that have begun. One of a client is rendered while another
 * of that client asks the host.
 */
const pages = new Lanes({ most: 24, each: 2, waiting: 240, eachWaiting: 80, dearest: 250 }, thread)
/** Short answers of ours: they wait for the host, which has a budget of its own. */
const calls = new Lanes({ most: 128, each: 4, waiting: 256, eachWaiting: 64, dearest: 15 }, thread)
/** Most of their time they wait for their body. */
const shortBodies = new Lanes(
  { ...{ most: 128, each: 8, waiting: 256, eachWaiting: 64 }, dearest: 15, mayIdle: true },
  thread,
)
/** Each may hold 3 MB of memory. */
const longCalls = new Lanes(
  { ...{ most: 32, each: 8, waiting: 64, eachWaiting: 32 }, dearest: 15, mayIdle: true, siteClients: 1 },
  thread,
)
/** A page has forty. */
const files = new Lanes({ most: 256, each: 8, waiting: 1024, eachWaiting: 256, dearest: 5 }, thread)
/** A piece of 64 KB goes through four streams between the api and its reader: 1.3 milliseconds, with the garbage that it leaves. */
const bytesAMs = 50 * 1024
/** Slow lines keep their place for minutes. Many accounts behind one address have the places of two. */
const uploads = new Lanes({ most: 32, each: 6, waiting: 32, eachWaiting: 6, siteClients: 2 })

/**
 * Rendered pages per client. A search engine reads some a second, a full office hardly one; the thread has time for seven of a client. A
 * client may read two minutes' worth at once.
 */
const renderings = { most: 600, perSecond: 5 }
const budget = new ClientBudget(renderings)
/** The clients of a site together have the budget of eight. */
const siteBudget = new ClientBudget({ most: renderings.most * 8, perSecond: renderings.perSecond * 8 })

const budgetWait = ({ client, site }: Asker, now: number) =>
  Math.max(budget.wait(client, now), site ? siteBudget.wait(site, now) : 0)

function spendBudget({ client, site }: Asker, now: number) {
  budget.spend(client, now)
  if (site) siteBudget.spend(site, now)
}

const isFile = (path: string) =>
  isBuiltFile(path) || /^\/(files|icons|fonts|map|templates|pdfjs)\//.test(path)

/** Photos and cartas, which may be long. */
const isUploaded = (url: string) => pathOf(url).startsWith('/files/')

const reading = new Set(['GET', 'HEAD'])

function laneOf({ url = '/', method = '' }: IncomingMessage) {
  if (isUpload(url)) return uploads
  if (isLongCall(url)) return longCalls
  if (isApi(url)) return reading.has(method) ? calls : shortBodies
  return isFile(pathOf(url)) ? files : pages
}

type Passage = {
  request: IncomingMessage
  response: FinishedResponse
  routes: Routes
  proceed: () => Promise<void>
}

/** Passes a request to Next when its lane has room and its client is within the budget. What fails on the way is answered, too. */
export function admit(passage: Passage) {
  const { request, response } = passage
  const fail = (error: unknown) => {
    const fault = { failure: failureOf(error), at: placesOf(error) }
    logLine('error', { requestId: requestIdOf(response), ...fault }, 'request failed')
    if (response.headersSent) response.destroy()
    else refuse(request, response, failed)
  }
  choose({ ...passage, proceed: () => passage.proceed().catch(fail) }).catch(fail)
}

async function choose({ request, response, routes, proceed }: Passage) {
  if (await isFromOurApi(request.headers[proofHeader]?.toString())) return proceed()
  const { url = '/' } = request
  const lane = laneOf(request)
  const asker = await whoAsks(request)
  if (response.destroyed) return
  boundUnread(asker, response)
  if (lane === files) {
    if (isUploaded(url) && !hasRoomForFile(asker)) return refuseUnhurried(request, response, busy)
    let isCounted = false
    response.onPiece = (bytes) => {
      thread.charge(asker, bytes / bytesAMs)
      if (!isCounted) boundFile(asker, response)
      isCounted = true
    }
  }
  let hasBegun = false
  const enter = (work: () => Promise<void>) => {
    const begun = () => {
      hasBegun = true
      return work()
    }
    if (!begin(lane, asker, response, begun)) refuseUnhurried(request, response, busy)
  }
  if (lane !== pages) return enter(proceed)
  const wait = budgetWait(asker, performance.now())
  if (wait > 0) return refuseUnhurried(request, response, tooMany(wait))
  whenMade(response, () => hasBegun && isRendered(response) && spendBudget(asker, performance.now()))
  if (!isKept(request, routes)) return enter(proceed)
  once(keptKey(url), { response, enter, proceed })
}

type Turn = Pick<Passage, 'response' | 'proceed'> & { enter: (work: () => Promise<void>) => void }

/** Renders a kept page unless somebody else does: then it waits, without a place, and finds the page in the cache. */
function once(key: string, { response, enter, proceed }: Turn) {
  const mustWait = () => {
    const leave = waitForRendering(
      key,
      AsyncResource.bind(() => enter(proceed)),
    )
    if (leave) response.once('close', leave)
    return leave !== null
  }
  const render = async () => {
    if (mustWait()) return
    const end = beginRendering(key)
    // Next goes on when the client has gone, but hardly so long.
    const late = setTimeout(end, longestMs).unref()
    response.once('made', end)
    await proceed().finally(() => {
      clearTimeout(late)
      end()
    })
  }
  if (!mustWait()) enter(render)
}

/** Once: at the end of the work, or when the client has gone before. A client that reads slowly, or never, keeps nobody waiting. */
function whenMade(response: FinishedResponse, then: () => unknown) {
  let isDone = false
  const end = () => {
    if (isDone) return
    isDone = true
    then()
  }
  response.once('made', end)
  response.once('close', end)
}

/** Tells whether the answer is kept for everybody. Requests from Next's router ask for parts of a page; each part is a different answer. */
function isKept({ url = '/', method, headers }: IncomingMessage, routes: Routes) {
  const path = pathOf(url)
  return method === 'GET' && !isForRouter(headers) && (routes.isKept(path) || isSearch(path))
}

/** Tells whether Next rendered the page, that is, did not take it from a cache. */
function isRendered(response: ServerResponse) {
  return !['HIT', 'STALE'].includes(cacheStateOf(response))
}
