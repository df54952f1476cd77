import { createHash, randomBytes } from 'node:crypto'
import { localNow } from '@/contract/rules/local-time'
import type { Ctx } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { takeSalt } from './queries'

type Seen = { ipAddress: string; userAgent: string; componentName: string }

const salts = new WeakMap<Database, { date: string; salt: Buffer }>()

/**
 * One visitor of one page on one day. The page goes into the hash, so that nobody's way through the site can be read
 * from it, and the salt is gone the day after, so that it leads back to nobody.
 */
export async function visitOf({ db, clock }: Ctx, { ipAddress, userAgent, componentName }: Seen) {
  const { date } = localNow(clock(), 'Europe/Madrid')
  const visitorHash = createHash('sha256')
    .update(await saltOf(db, date))
    .update([ipAddress, userAgent, componentName].join('\0'))
    .digest()
  return { date, componentName, visitorHash }
}

async function saltOf(db: Database, date: string) {
  const known = salts.get(db)
  if (known?.date === date) return known.salt
  const salt = await takeSalt(db, date, randomBytes(32))
  salts.set(db, { date, salt })
  return salt
}
