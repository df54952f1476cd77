import type { Services } from '@/server/ctx'
import { demoOwner, refreshDemoDay, seedOnce } from '@/server/db/seed'
import { hashPassword } from '@/server/modules/accounts'
import { changed } from '@/server/modules/restaurants'
import { refreshSearchRows } from '@/server/modules/search'

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'webCache'>

const above = { hashPassword, refreshSearchRows }

/** For a database without any restaurant. Says whether it was one. */
export function seedDemo({ db, clock, log }: Omit<Needs, 'webCache'>) {
  return seedOnce(db, { clock, log, ...above })
}

/** Demo data for a database without any restaurant, today's menus for one that has it; then whom to sign in as. */
export async function prepareDemo({ log, ...services }: Needs) {
  const isNew = await seedDemo({ ...services, log })
  const isDemo = isNew || (await refresh(services)).isDemo
  return isDemo ? { email: demoOwner.email, password: demoOwner.password } : undefined
}

/** Run whenever a day may have begun somewhere in Spain; the rest of the time it finds nothing to do. */
export async function beginDemoDay(services: Omit<Needs, 'log'>) {
  return (await refresh(services)).refreshed.length
}

async function refresh({ db, clock, webCache }: Omit<Needs, 'log'>) {
  const result = await refreshDemoDay(db, { clock, ...above })
  // Not awaited: at the start the web may not be there yet, and whoever stops the api waits for it to settle.
  if (result.refreshed.length > 0) void webCache.expire(result.refreshed.flatMap(changed))
  return result
}
