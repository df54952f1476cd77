import type { Instrumentation } from 'next'
import { requestIdHere } from '../telemetry/traces'
import { logLine } from './log-line'

type Failure = Parameters<Instrumentation.onRequestError>

/** One line that leads from the reference on the page of a failure to its request. Next itself writes what has failed. */
export function logFailure(error: Failure[0], _request: Failure[1], { routePath }: Failure[2]) {
  const digest =
    typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : undefined
  logLine('error', { route: routePath, requestId: requestIdHere(), digest }, 'page failed')
}
