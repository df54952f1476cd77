import 'server-only'
import { listEndable, readAlert } from '@/contract/endpoints/alerts'
import type { AlertConfirmation, EndableAlerts } from '@/contract/entities/alert'
import { call } from './call'
import { type UnusableLink, unusableLink } from './unusable-link'

/** Reads the state of an alert's confirmation link. Reading does not confirm the alert. */
export function getAlert(token: string): Promise<AlertConfirmation | UnusableLink> {
  return call(readAlert, { query: { token } }).catch(unusableLink)
}

/** Lists the alerts that a link can end. Reading ends no alert. */
export async function getEndable(token: string): Promise<(EndableAlerts & { state: 'list' }) | UnusableLink> {
  try {
    return { state: 'list', ...(await call(listEndable, { query: { token } })) }
  } catch (error) {
    return unusableLink(error)
  }
}
