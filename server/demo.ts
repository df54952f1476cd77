import type { Services } from '@/server/ctx'
import { demoOwner, refreshDemoDay, seedOnce } from '@/server/db/seed'
import { hashPassword } from '@/server/modules/accounts'
import { changed } from '@/server/modules/restaurants'
import { refreshSearchRows } from '@/server/modules/search'

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'webCache'>

const above = { hashPassword, refreshSearchRows }

/** Fills a database that has no restaurant. Returns whether it did. */
export function seedDemo({ db, clock, log }: Omit<Needs, 'webCache'>) {
  return seedOnce(db, { clock, log, ...above })
}

/** Adds demo data to a database without restaurants, and today's menus to a demo database. Returns the account to sign in with. */
export async function prepareDemo({ log, ...services }: Needs) {
  const isNew = await seedDemo({ ...services, log })
  const isDemo = isNew || (await refresh(services)).isDemo
  return isDemo ? { email: demoOwner.email, password: demoOwner.password } : undefined
}

/** Runs whenever a day may have begun somewhere in Spain. At other times it changes nothing. */
export async function beginDemoDay(services: Omit<Needs, 'log'>) {
  return (await refresh(services)).refreshed.length
}

async function refresh({ db, clock, webCache }: Omit<Needs, 'log'>) {
  const result = await refreshDemoDay(db, { clock, ...above })
  // Not awaited: at the start the web may not run yet, and the shutdown waits for `webCache` to settle.
  if (result.refreshed.length > 0) void webCache.expire(result.refreshed.flatMap(changed))
  return result
}
