import { type EndpointData, limitClass } from '@/contract/endpoint'

/** How long the web waits for its host, in milliseconds. */
export const patience = {
  /** A page that waits longer than this says so, and is tried again. */
  read: 8000,
  /** The host may have done what was asked: «no answer» is then said as late as possible. */
  change: 30_000,
  /** Twenty megabytes take this long on a very slow network. */
  upload: 10 * 60_000,
}

export const patienceFor = (to: EndpointData) => (limitClass(to) === 'read' ? patience.read : patience.change)
