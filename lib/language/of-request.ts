import type { IncomingMessage } from 'node:http'
import { readPath } from './read-path'

/** The language of what a request asks for. A call of the browser has none in its address: it speaks the language of the page that calls. */
export function languageOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  return readPath(url.startsWith('/api/') ? pathOf(headers.referer) : url).language
}

const pathOf = (address = '/') => (URL.canParse(address) ? new URL(address).pathname : '/')
