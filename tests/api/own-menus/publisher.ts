import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { openDatabase } from '@/server/db/client'
import { publishDueMenus } from '@/server/modules/menus'

// Killed by publish-kill.test.ts in the middle of what the job does each minute: says each piece it got a commit for.
const [dataDir = '', databaseUrl, now = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const { db, close } = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined, log })
const transaction = db.transaction.bind(db)
db.transaction = async (...work) => {
  const done = await transaction(...work)
  writeSync(1, 'piece\n')
  return done
}
const webCache = { expire: async () => undefined, settled: async () => undefined }
await publishDueMenus({ db, log, webCache, clock: () => new Date(now) })
await close()
