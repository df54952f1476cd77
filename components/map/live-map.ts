import type { Messages } from 'next-intl'

/** What every map drawn by somebody else is given, whoever that is. */
export type LiveMapProps = {
  apiKey?: string
  /** Whose place it is, written on the pin. */
  name: string
  lat: number
  lon: number
  labels: Messages['map']['live']
  /** The map can be seen; until then, and after a failure, the drawn one stands there. */
  onReady: () => void
  onFail: () => void
}
