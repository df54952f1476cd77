import 'server-only'
import { listEndable, readAlert } from '@/contract/endpoints/alerts'
import type { AlertConfirmation, EndableAlerts } from '@/contract/entities/alert'
import { ApiError } from './api-error'
import { call } from './call'

type Unusable = { state: 'unknown' } | { state: 'unreachable' }

/** Reads the state of an alert's confirmation link. Reading does not confirm the alert. */
export function getAlert(token: string): Promise<AlertConfirmation | Unusable> {
  return call(readAlert, { query: { token } }).catch(unusable)
}

/** Lists the alerts that a link can end. Reading ends no alert. */
export async function getEndable(token: string): Promise<(EndableAlerts & { state: 'list' }) | Unusable> {
  try {
    return { state: 'list', ...(await call(listEndable, { query: { token } })) }
  } catch (error) {
    return unusable(error)
  }
}

function unusable(error: unknown): Unusable {
  if (!(error instanceof ApiError)) throw error
  return { state: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
}
