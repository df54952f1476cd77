import { createServer } from 'node:http'
import next from 'next'
import { boundConnections } from '@/contract/bound-connections'
import { askForBody, lacksHost, leftToUs, takeRequests } from '@/contract/take-requests'
import { endTraces } from '../../telemetry/traces'
import { env, requireSecrets } from '../env'
import { whileAsking } from '../host/unanswered'
import { takeBuiltConfig } from '../insides/build/built-config'
import { readManifests } from '../insides/build/manifests'
import { missingFiles } from '../insides/build/static-files'
import { dropInternalHeaders } from '../insides/headers'
import { refuseUpgrades } from '../insides/process/no-upgrades'
import { inLanguage } from '../language/in-language'
import { languageOf } from '../language/of-request'
import { notReadable } from './answers/refusals'
import { prepareStandIns } from './answers/stand-ins'
import { followHost } from './changes/of-host'
import { tellPosition } from './changes/tell-position'
import { askAsKept } from './kept-key'
import { admit } from './limits/admit'
import { boundBody } from './limits/bound-body'
import { BoundedRequest } from './limits/bounded-request'
import { refuseAndClose, refuseUnhurried } from './limits/unhurried'
import { refusalOf } from './methods'
import { createMeter, measureChanges, openMetrics } from './metrics'
import { createPatterns } from './patterns'
import { answerProbe, startTakingTraffic, stopTakingTraffic, takesTraffic } from './probes'
import { answerWithFile } from './remembered-files'
import { answerFromMemory } from './remembered-pages'
import { setClientAddress } from './request'
import { FinishedResponse } from './response'
import { routesOf } from './routes'
import { openTraces, takeName, traced } from './trace'
import { transportHeaders } from './transport-headers'

/** How long a client may take for its headers and for a whole request with a file, and how often Node checks. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 11 * 60_000,
  connectionsCheckingInterval: 5000,
}

/** A browser opens six, and many people may share an address. */
const mostConnectionsEach = 512

/**
 * Does what `next start` does, and more: removes from a request what would mislead Next, limits each client's share of Next, and answers
 * remembered pages and files without Next.
 */
requireSecrets()
const { PORT: port, HOST: host, TRUSTED_PROXIES: trustedProxies, SITE_URL: siteUrl, DRAIN_SECONDS } = env()
const idHeader = trustedProxies > 0 ? env().REQUEST_ID_HEADER : undefined

const isAnyHost = (name: string) => name === '0.0.0.0' || name === '::'

takeBuiltConfig()
const telling = tellPosition()
// Without its host: Next calls 127.0.0.1 «localhost» in one place alone, and takes a search that is rewritten for another site's.
const web = next({ dev: false, port })
await web.prepare()
const handle = web.getRequestHandler()
const manifests = readManifests()
const routes = routesOf(manifests, missingFiles())
const patternOf = createPatterns(Object.values(manifests.addresses))
const meter = createMeter(patternOf)
openTraces()
await openMetrics()

const classes = { IncomingMessage: BoundedRequest, ServerResponse: FinishedResponse<BoundedRequest> }
const server = createServer({ ...classes, ...timeouts, ...leftToUs })
takeRequests(server, answer)

function answer(request: BoundedRequest, response: FinishedResponse<BoundedRequest>) {
  if (!takesTraffic()) response.shouldKeepAlive = false
  for (const [name, value] of transportHeaders(request.url ?? '/', siteUrl)) response.setHeader(name, value)
  setClientAddress(request, trustedProxies)
  response.named = takeName(request.headers, idHeader)
  if (!boundBody(request, response)) return
  if (lacksHost(request)) return refuseAndClose(request, response, notReadable)
  if (answerProbe(request, response)) return
  const started = meter.begin()
  const refusal = refusalOf(request, routes)
  if (refusal) {
    refuseUnhurried(request, response, refusal)
    return meter.answered(response, 'refused', started)
  }
  if (answerFromMemory(request, response)) return meter.answered(response, 'page-memory', started)
  if (answerWithFile(request, response)) return meter.answered(response, 'photo-memory', started)
  meter.follow(response, started)
  askForBody(request, response)
  dropInternalHeaders(request)
  askAsKept(request, routes)
  const language = languageOf(request)
  const proceed = () =>
    inLanguage(language, () => whileAsking(response.asked, () => handle(request, response)))
  traced(request, response, patternOf, () => admit({ request, response, routes, proceed }))
}

server.keepAliveTimeout = 65_000
// A connection on which nothing moves: somebody who does not read an answer would keep it for ever. A photo or a PDF may wait its turn.
server.timeout = 180_000
server.maxConnections = 4096
// Without a proxy in front, one address could hold all connections. With one, the proxy counts, and all come from its address.
if (trustedProxies === 0) boundConnections(server, mostConnectionsEach)
refuseUpgrades(server)
const self = `http://${host && !isAnyHost(host) ? host : '127.0.0.1'}:${port}`
const ending = new AbortController()
const follower = await followHost(self, ending.signal)
telling.from(follower)
measureChanges(follower)
server.listen(port, host, () => {
  startTakingTraffic()
  prepareStandIns(self).catch((error: unknown) => {
    process.stderr.write(`No se han podido preparar las páginas de error: ${String(error)}\n`)
  })
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopTakingTraffic()
    setTimeout(end, DRAIN_SECONDS * 1000)
  })
}

function end() {
  ending.abort()
  server.close(() => void endTraces().then(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 3000 + DRAIN_SECONDS * 1000).unref()
}
