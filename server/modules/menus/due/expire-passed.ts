import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '@/server/ctx'
import { expireMenus } from '../queries/due'

const atOnce = 200
const restMs = 20

/** Moves menus whose service is over to the history. Pages, feeds and search rows do not change. */
export async function expirePassedMenus({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  for (let count = 0; ; await wait(restMs)) {
    const expired = await expireMenus(db, now, atOnce)
    count += expired
    if (expired < atOnce) return count
  }
}
