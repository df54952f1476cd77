import type { IncomingMessage } from 'node:http'
import {
  noSuchEndpoint,
  noSuchFile,
  notReadable,
  type Refusal,
  wrongApiMethod,
  wrongMethod,
} from './answers/refusals'
import { isReadable } from './request'
import { isApi, pathOf, type Routes } from './routes'

const reading = new Set(['GET', 'HEAD'])
const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Refuses what no part of Mantel answers. Next renders a kept address for any method and keeps the result for everybody, so only GET and
 * HEAD may reach a kept address. Pages take no bodies.
 */
export function refusalOf(
  { url = '', method = '' }: Pick<IncomingMessage, 'url' | 'method'>,
  routes: Routes,
): Refusal | undefined {
  if (!url.startsWith('/') || !isReadable(url)) return notReadable
  const path = pathOf(url)
  if (isApi(url) && !routes.isHandler(path)) return noSuchEndpoint
  if (routes.isMissingFile(path)) return noSuchFile
  if (reading.has(method) || (writing.has(method) && routes.isHandler(path))) return undefined
  return isApi(url) ? wrongApiMethod : wrongMethod
}
