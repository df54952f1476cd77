import { createHash, randomBytes } from 'node:crypto'
import { clientKey } from '@/contract/client-key'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { takeSalt } from './queries'

type SeenVisit = { ipAddress: string; userAgent: string; componentName: string }

const salts = new WeakMap<Database, { date: string; salt: Buffer }>()

/**
 * Identifies one visitor of one page on one day. The hash includes the page, so that nobody can follow a visitor through the site.
 * The salt is deleted the next day, so that the hash cannot be traced back to a person.
 */
export async function visitOf({ db, clock }: Ctx, { ipAddress, userAgent, componentName }: SeenVisit) {
  const { date } = localNow(clock(), 'Europe/Madrid')
  const visitorHash = createHash('sha256')
    .update(await saltOf(db, date))
    .update([clientKey(ipAddress), browserGroup(userAgent), componentName].join('\0'))
    .digest()
  return { date, componentName, visitorHash }
}

/**
 * The most visitors that one IP address can count as. A household counts as several visitors, but a script with many browser names
 * gains no more.
 */
const browserGroups = 4

const browserGroup = (userAgent: string) =>
  (createHash('sha256').update(userAgent).digest()[0] ?? 0) % browserGroups

async function saltOf(db: Database, date: string) {
  const known = salts.get(db)
  if (known?.date === date) return known.salt
  const salt = await takeSalt(db, date, randomBytes(32))
  salts.set(db, { date, salt })
  return salt
}
