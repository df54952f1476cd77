import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createBackground } from '@/server/background'
import type { Clock, Services } from '@/server/ctx'
import type { OpenDatabase } from '@/server/db/client'
import type { Replica } from '@/server/db/replica/open-replica'
import { demoFilesFolder } from '@/server/db/seed'
import type { ServerEnv } from '@/server/env'
import { freeBytesOf } from '@/server/free-bytes'
import { createDrawer } from '@/server/images/drawer'
import { installationName } from '@/server/links/installation-name'
import { createSigner, type Signer } from '@/server/links/signer'
import { createChatCompletions } from '@/server/ports/assistant/chat-completions'
import { createCloudflare } from '@/server/ports/cdn/cloudflare'
import { createFastly } from '@/server/ports/cdn/fastly'
import { createPurger, withPurger } from '@/server/ports/cdn/purger'
import { createMemoryCounts } from '@/server/ports/counts/memory'
import type { Counts } from '@/server/ports/counts/port'
import { createRedisCounts } from '@/server/ports/counts/redis'
import { createCartoCiudad } from '@/server/ports/geocoder/cartociudad'
import { createGazetteer } from '@/server/ports/geocoder/gazetteer'
import { createMailbox } from '@/server/ports/mail/mailbox'
import type { MailPort } from '@/server/ports/mail/port'
import { createThreadedSmtp } from '@/server/ports/mail/threaded-smtp'
import { createBrowserMessaging } from '@/server/ports/messaging/browser'
import { createWhatsApp } from '@/server/ports/messaging/whatsapp'
import { observed } from '@/server/ports/observed'
import { findProgram } from '@/server/ports/ocr/find-program'
import { createTesseract } from '@/server/ports/ocr/tesseract'
import { createSandbox } from '@/server/ports/payments/sandbox'
import { createStripe } from '@/server/ports/payments/stripe'
import { createStorage } from '@/server/ports/storage'
import { createLibreTranslate } from '@/server/ports/translator/libre-translate'
import { createHttpWebCache } from '@/server/ports/web-cache/http'
import { createChangeStream } from '@/server/ports/web-cache/stream'
import { createSealer } from '@/server/sealer'

/** Creates every port with the adapter that the environment names. */
export function createServices(
  env: ServerEnv,
  log: Logger,
  { db, kind }: OpenDatabase,
  { replica, clock = () => new Date() }: { replica?: Replica | undefined; clock?: Clock } = {},
): Services {
  const signer = createSigner(db)
  return {
    db,
    replica: replica ? withGeocoder(replica, env, clock) : null,
    // Beside an embedded database there are only commands for the shell.
    lookMs: kind === 'embedded' ? 1_000 : 250,
    log,
    clock,
    webCache: observed('web-cache', createWebCache(env, log, { db, noted: replica?.note })),
    counts: createCounts(env, log),
    geocoder: observed('geocoder', createGeocoder(env, db, clock)),
    storage: observed(
      'storage',
      createStorage({ dataDir: env.DATA_DIR, s3: env.s3, stockFolder: demoFilesFolder() }),
    ),
    drawer: createDrawer(),
    scratch: join(env.DATA_DIR, 'scratch'),
    freeBytes: () => freeBytesOf(env.DATA_DIR),
    mail: observed('mail', createMail(env, db)),
    signer,
    sealer: createSealer(db, env.FACTOR_SECRET),
    messaging: observed('messaging', env.whatsapp ? createWhatsApp(env.whatsapp) : createBrowserMessaging()),
    payments: observed('payments', createPayments(env, signer)),
    ocr: observedIfAny('ocr', createOcr(env, log)),
    assistant: observedIfAny('assistant', env.assistant ? createChatCompletions(env.assistant) : null),
    translator: observedIfAny('translator', env.translator ? createLibreTranslate(env.translator) : null),
    translationsADay: env.TRANSLATE_A_DAY,
    background: createBackground(log),
    site: {
      url: env.SITE_URL,
      supportEmail: env.SUPPORT_EMAIL,
      hasOpenMailbox: env.hasOpenMailbox,
      bounceSecret: env.MAIL_WEBHOOK_SECRET,
    },
  }
}

const withGeocoder = (replica: Replica, env: ServerEnv, clock: Clock) => ({
  ...replica,
  geocoder: observed('geocoder', createGeocoder(env, replica.db, clock)),
})

const observedIfAny = <Port extends object>(name: string, port: Port | null) => port && observed(name, port)

type Changes = Pick<Parameters<typeof createChangeStream>[0], 'db' | 'noted'>

function createWebCache(
  { WEB_URL: webUrl, INTERNAL_SECRET: secret, cdn }: ServerEnv,
  log: Logger,
  to: Changes,
) {
  const nearest = createHttpWebCache({ webUrl, secret, log })
  const stream = createChangeStream({ ...to, log, nearest })
  if (!cdn) return stream
  const network = cdn.name === 'fastly' ? createFastly(cdn) : createCloudflare(cdn)
  return withPurger(stream, createPurger({ cdn: observed('cdn', network), log }))
}

function createCounts({ REDIS_URL: url }: ServerEnv, log: Logger): Counts {
  const alone = createMemoryCounts()
  return url ? createRedisCounts({ url, log, alone }) : alone
}

function createMail(env: ServerEnv, db: OpenDatabase['db']): MailPort {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_RATE: perSecond, MAIL_DOMAIN_RATE: perDomainPerSecond } = env
  if (!url) return createMailbox({ db, from })
  return createThreadedSmtp({ url, from, dkim: env.dkim, perSecond, perDomainPerSecond })
}

function createPayments({ stripe, SITE_URL: siteUrl }: ServerEnv, signer: Signer) {
  return stripe
    ? createStripe({ ...stripe, siteUrl, installation: () => installationName(signer) })
    : createSandbox({ siteUrl, signer })
}

function createOcr({ TESSERACT: named, path }: ServerEnv, log: Logger) {
  if (named === 'off') return null
  const program = findProgram(named, path)
  if (!program && named !== 'tesseract')
    log.warn({ named }, 'TESSERACT names no program: photos are not read')
  return program ? createTesseract(program, log) : null
}

function createGeocoder({ GEOCODER, CARTOCIUDAD_URL: url }: ServerEnv, db: OpenDatabase['db'], clock: Clock) {
  const gazetteer = createGazetteer(db)
  return GEOCODER === 'cartociudad' ? createCartoCiudad({ gazetteer, clock, url }) : gazetteer
}

/** Gives background work a moment to end. A mail that hangs is sent at the next start. */
export async function closeServices({ webCache, counts, background, mail, storage, drawer, ocr }: Services) {
  ocr?.close()
  counts.close()
  await Promise.all([webCache.settled(), Promise.race([background.end(), wait(mailGraceMs)])])
  mail.close()
  await drawer.close()
  storage.close()
  await background.end()
}

const mailGraceMs = 1_000
