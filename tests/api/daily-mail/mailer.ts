import { pino } from 'pino'
import { createApp } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { parseServerEnv } from '@/server/env'
import { createLimits } from '@/server/http/limits'
import { listen } from '@/server/http/listen'
import { writeMailings } from '@/server/modules/daily-mail'
import { sendPending } from '@/server/modules/mail'
import { createThreadedSmtp } from '@/server/ports/mail/threaded-smtp'
import { closeServices, createServices } from '@/server/services'

// mail-kill.test.ts kills this process in the middle of the job that runs each minute. Api and jobs run in one process here.
const [dataDir = '', databaseUrl, smtp = '', now = '', silence = '200'] = process.argv.slice(2)
const log = pino({ level: 'info', base: null })
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined, log })
const time = { ahead: Date.parse(now) - Date.now() }
const services = {
  ...createServices(parseServerEnv({ DATA_DIR: dataDir }), log, database),
  clock: () => new Date(Date.now() + time.ahead),
  mail: createThreadedSmtp({ url: smtp, from: 'Mantel <hola@mantel.example>', silenceMs: Number(silence) }),
}
const limits = createLimits({ read: 1e9 })
const api = createApp(services, { limits, internalSecret: 'not asked for here', trustedProxies: 0 })
const server = await listen(api, '127.0.0.1', 0)
process.stdout.write(`${server.url}\n`)
// Who was put off is tried again some minutes later.
for (const minutes of [0, 2, 6, 16, 61, 190]) {
  time.ahead += minutes * 60_000
  await writeMailings(services)
  await sendPending(services)
}
await server.close()
await closeServices(services)
await database.close()
