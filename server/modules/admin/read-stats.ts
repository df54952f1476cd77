import { localNow } from '@/contract/rules/time/local-time'
import type { AdminCtx } from './admin-ctx'
import { countEverything } from './queries'

const weekMs = 7 * 24 * 60 * 60 * 1000

export function readStats({ db, clock }: AdminCtx) {
  const now = clock()
  return countEverything(db, localNow(now, 'Europe/Madrid').date, new Date(now.getTime() - weekMs))
}
