import type { Mantel } from '@/scripts/test/running-mantel.mjs'
import type { bridge } from '../support/bridge'

/** A running product that has a name, with an api that can be taken away. */
export type NamedSite = {
  ask: (path: string, init?: RequestInit) => Promise<Response>
  mantel: () => Mantel
  api: () => Pick<Awaited<ReturnType<typeof bridge>>, 'stand' | 'fall' | 'stick'>
}
