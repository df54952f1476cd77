import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { pathHeader } from '../path-header'

/** Headers that the parts of Next, and the services that host Next, send to each other. */
const internal =
  /^(x-(middleware|invoke|nextjs|next|prerender|matched|now|vercel|opennext)-?|next-(action|resume|html-request)|x-forwarded-(host|proto|port|server)$|forwarded$)/

/** Removes these headers from an outside request. */
export function dropInternalHeaders({ headers }: { headers: IncomingHttpHeaders }) {
  for (const name of Object.keys(headers))
    if (internal.test(name) || name === pathHeader) delete headers[name]
}

/** Where Next took the answer from: HIT, STALE or MISS; empty where Next keeps no answer. */
export const cacheStateOf = (response: Pick<ServerResponse, 'getHeader'>) =>
  String(response.getHeader('x-nextjs-cache') ?? '')

/**
 * Requests from Next's router ask for parts of a page; each part is a different answer. With any other value, Next answers with the page as
 * everybody sees it, and keeps it for them.
 */
export const isForRouter = ({ rsc }: IncomingHttpHeaders) => rsc === '1'

/** Which part of the page the router asks for. What Next does not read makes no other part. */
export function routerPartOf(headers: IncomingHttpHeaders) {
  if (!isForRouter(headers)) return ''
  return headers['next-router-prefetch'] === '1' ? `1\n${headers['next-router-segment-prefetch'] ?? ''}` : '1'
}

/** Next answers 404 for a part that a page does not have, which browsers report as an error. Its router takes 204 in the same way. */
export const isMissingPart = (response: Pick<ServerResponse, 'statusCode' | 'getHeader'>) =>
  response.statusCode === 404 && response.getHeader('x-nextjs-postponed') === '2'

/** Next itself asks for a page to be rendered anew. */
export const isRevalidation = (headers: IncomingHttpHeaders) => Boolean(headers['x-prerender-revalidate'])

/** A built file does not change until the next build. */
export const isBuiltFile = (url: string) => url.startsWith('/_next/static/')

/** Next adds a cached header to the same header of the rendering, so that clients read a value that is neither of the two. */
export function sayOnce(response: Pick<ServerResponse, 'getHeader' | 'setHeader'>) {
  for (const name of ['location', 'etag']) {
    const values = response.getHeader(name)
    if (Array.isArray(values) && values[0] !== undefined) response.setHeader(name, values[0])
  }
}
