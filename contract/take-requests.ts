import { lingerAfterAnswer } from './linger'
import { oneAtATime } from './one-at-a-time'

type Request = Parameters<typeof lingerAfterAnswer>[0] & Parameters<typeof oneAtATime>[0]
type Answer = Parameters<typeof lingerAfterAnswer>[1] & Parameters<typeof oneAtATime>[1]
type Listener<Asked, Answered> = (request: Asked, answer: Answered) => void

type Server<Asked, Answered> = {
  on(event: 'request' | 'checkContinue' | 'checkExpectation', listener: Listener<Asked, Answered>): unknown
}

/** What Node must leave to us: it answers a request without a Host by itself. */
export const leftToUs = { requireHostHeader: false } as const

/**
 * Gives every request of a connection to `answer`, one after the other. What Node would answer by itself, an `Expect` that nobody knows,
 * passes no limit otherwise: here it is a request like any other.
 */
export function takeRequests<Asked extends Request, Answered extends Answer>(
  server: Server<Asked, Answered>,
  answer: Listener<Asked, Answered>,
) {
  const take = (request: Asked, response: Answered) =>
    oneAtATime(request, response, () => {
      lingerAfterAnswer(request, response)
      answer(request, response)
    })
  server.on('request', take)
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
}

type Head = { httpVersion: string; headers: { host?: string | undefined; expect?: string | undefined } }

/** HTTP/1.1 asks for a refusal with status 400. */
export const lacksHost = ({ httpVersion, headers }: Head) =>
  httpVersion === '1.1' && headers.host === undefined

/** Lets a client send the body that it holds back until somebody wants it. */
export function askForBody({ httpVersion, headers }: Head, answer: { writeContinue(): unknown }) {
  if (httpVersion === '1.1' && /(^|\W)100-continue($|\W)/i.test(headers.expect ?? '')) answer.writeContinue()
}
