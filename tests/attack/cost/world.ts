import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { createSigner } from '@/server/links/signer'
import { password } from '@/tests/api/support/world'
import { addresses } from '../support/addresses'
import { mantel } from '../support/mantel'
import { servers } from '../support/processes'
import { busiestThread, type Watched } from './cpu'
import { fullPoll } from './full-poll'
import { heaviestOwner } from './heaviest-owner'
import { heaviestThings } from './heaviest-things'
import { heavyFiles } from './heavy-files'
import { heavySubscriber } from './heavy-subscriber'

export type CostWorld = Awaited<ReturnType<typeof worldIn>>

const log = pino({ level: 'silent' })

/** What there may be most of, made in the product that is measured. */
export async function costWorld() {
  const { db, close } = await openDatabase({
    ...{ dataDir: mantel.dataDir, attach: true, log, patienceMs: 120_000 },
  })
  return { world: await worldIn(db), close }
}

async function worldIn(db: OpenDatabase['db']) {
  const signer = createSigner(db)
  const heavy = await heaviestOwner(db)
  return {
    ...{ db, signer, heavy, watched: await watchedIn(db) },
    ...(await heaviestThings(db, heavy)),
    ...(await fullPoll(db, heavy)),
    cookie: await cookieOf(heavy.email),
    subscriber: await heavySubscriber(db, signer),
    files: await heavyFiles(),
    addresses: await addresses(),
  }
}

/** Only the database's own thread is busy while it counts. */
async function watchedIn(db: OpenDatabase['db']): Promise<Watched> {
  const { api, web } = servers()
  const counts = () => db.execute(sql`select count(*) from generate_series(1, 2000000)`)
  return { api, web, database: await busiestThread(api, counts) }
}

/** Their session in the web. */
async function cookieOf(email: string) {
  const answer = await fetch(`${mantel.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0])
  return cookies.join('; ')
}
