import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { goOnIn } from './in-language'
import { languageOf } from './of-request'

/** `next dev` answers without the front server, so nobody else says in which language. */
export const sayLanguages = () =>
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return
    if (message.request instanceof IncomingMessage) goOnIn(languageOf(message.request))
  })
