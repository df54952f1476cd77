import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { openDatabase } from '@/server/db/client'
import { publishDueMenus } from '@/server/modules/menus'

// publish-kill.test.ts kills this process in the middle of the job that runs each minute. It reports each group of menus that it committed.
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
