import { pino } from 'pino'
import { createApp } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { parseServerEnv } from '@/server/env'
import { createLimits } from '@/server/http/limits'
import { listen } from '@/server/http/listen'
import { createWhatsApp } from '@/server/ports/messaging/whatsapp'
import { createServices } from '@/server/services'
import { graphAccess, webhookAccess } from './access'

// Killed by chat-kill.test.ts: what takes WhatsApp's calls and answers them, at a time of its own.
const [dataDir = '', databaseUrl, base = '', now = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined, log })
const ahead = Date.parse(now) - Date.now()
const services = {
  ...createServices(parseServerEnv({ DATA_DIR: dataDir }), log, database),
  clock: () => new Date(Date.now() + ahead),
  messaging: createWhatsApp({ ...graphAccess, ...webhookAccess, base, number: '+34600000000' }),
}
const limits = createLimits({ read: 1e9 })
const api = createApp(services, { limits, internalSecret: 'not asked for here', trustedProxies: 0 })
const server = await listen(api, '127.0.0.1', 0)
process.stdout.write(`${server.url}\n`)
