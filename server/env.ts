import { createPrivateKey, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { cdns } from '@/contract/cache-tags'
import type { WholeLanguage } from '@/contract/languages'
import { supportEmail } from '@/contract/operator'
import { isPlainList, plainExpected } from '@/contract/plain.mjs'
import type { Template } from '@/server/ports/messaging/message-body'
import { AppStartError } from '@/server/start-error'
import { isHeaderList } from '@/telemetry/otel-variables'

/** A whole number. Any other value gives the same error message. */
const wholeNumber = (min: number, max: number, expected: string) =>
  z.coerce.number(expected).int(expected).min(min, expected).max(max, expected)

const oneOf = <const T extends [string, ...string[]]>(values: T) =>
  z.enum(values, `una de: ${values.join(', ')}`)

/** An address, or a name with the address in angle brackets. */
const sender = /^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'una dirección como postgres://usuario:clave@servidor:5432/mantel',
})

const Variables = z.object({
  DATABASE_URL: postgresUrl.optional(),
  /** A streaming replica of it. Searches and public pages are read there, as long as it is not behind. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  API_PORT: wholeNumber(1, 65_535, 'un puerto entre 1 y 65535').default(4000),
  /** The web calls the api from the same machine. An operator who wants the api reachable from elsewhere sets another host. */
  API_HOST: z.string().default('127.0.0.1'),
  WEB_URL: z
    .url({ protocol: /^https?$/, error: 'una dirección como http://127.0.0.1:3000' })
    .default('http://127.0.0.1:3000'),
  /** A network in front that keeps pages; `CDN_ID` is the zone (Cloudflare) or the service (Fastly), `CDN_TOKEN` may purge. */
  CDN: oneOf([...cdns]).optional(),
  CDN_ID: z
    .string()
    .regex(/^\w{1,64}$/, 'un identificador de letras y cifras')
    .optional(),
  CDN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'una clave sin espacios ni acentos')
    .optional(),
  CDN_API: z
    .url({ protocol: /^https?$/, error: 'una dirección como https://api.fastly.com' })
    .transform((base) => base.replace(/\/+$/, ''))
    .optional(),
  /** The address that people type. The links in mails lead there. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'una dirección como http://localhost:3000' })
    .default('http://localhost:3000'),
  /** Counts requests, failed tries and mails once for all processes. Without it, each process counts by itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'una dirección como redis://localhost:6379' }).optional(),
  /** Without it, mails are kept in the database and read at /dev/mail. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'una dirección como smtp://usuario:clave@servidor:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'un remitente como Mantel <hola@mantel.example>')
    .default('Mantel <hola@mantel.example>'),
  /** The most mails a second in all, so that processor time is left for searches. */
  MAIL_RATE: wholeNumber(1, 10_000, 'cuántos correos por segundo en total, de 1 a 10000').default(180),
  /** The most mails a second to one domain: large providers take more for spam. */
  MAIL_DOMAIN_RATE: wholeNumber(
    1,
    10_000,
    'cuántos correos por segundo a un mismo dominio, de 1 a 10000',
  ).default(20),
  /**
   * Signs mails (DKIM). The key is PEM; its line ends may be written as
   * .
   */
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine(isPrivateKey, 'una clave privada en PEM, con sus saltos de línea escritos como \\n')
    .optional(),
  /** The secret that a provider sends when it reports bounces at /api/mail/bounces. */
  MAIL_WEBHOOK_SECRET: z.string().min(16, 'un texto secreto de 16 caracteres o más').optional(),
  SUPPORT_EMAIL: z.email('una dirección como hola@mantel.example').default(supportEmail),
  DEV_MAIL: oneOf(['on', 'off']).optional(),
  /** Without a given secret nobody passes as the web. The supervisor gives both processes the same secret. */
  INTERNAL_SECRET: z
    .string()
    .min(16, 'un texto secreto de 16 caracteres o más, el mismo para la web y la api')
    .default(() => randomBytes(32).toString('base64url')),
  /** The previous secret, still accepted while web and api change to the new one. */
  INTERNAL_SECRET_PREVIOUS: z.string().min(16, 'un texto secreto de 16 caracteres o más').optional(),
  /**
   * Seals the secrets of owners' code apps, together with a key in the database. Must be the same for every process of the api and must
   * never change.
   */
  FACTOR_SECRET: z.string().min(16, 'un texto secreto de 16 caracteres o más').optional(),
  GEOCODER: oneOf(['gazetteer', 'cartociudad']).default('gazetteer'),
  /** Where CartoCiudad is asked: its own address, or a proxy of the operator's. */
  CARTOCIUDAD_URL: z
    .url({
      protocol: /^https?$/,
      error: 'una dirección como https://www.cartociudad.es/geocoder/api/geocoder',
    })
    .default('https://www.cartociudad.es/geocoder/api/geocoder')
    .transform((base) => base.replace(/\/+$/, '')),
  /** A CSV file with the operator's own streets, for the gazetteer: docs/operations.md#own-streets. */
  STREETS_CSV: z.string().optional(),
  /** Any S3 server. Uploads are stored there when a bucket is given, else in DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'una dirección como https://s3.ejemplo.es' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** WhatsApp's Cloud API. Without it the chatbot works in the browser alone. */
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'el identificador del número, solo cifras').optional(),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+\d{8,15}$/, 'un número como +34600111222')
    .optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_API_BASE: z
    .url({ protocol: /^https?$/, error: 'una dirección como https://graph.facebook.com' })
    .default('https://graph.facebook.com')
    .transform((base) => base.replace(/\/+$/, '')),
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'una versión como v25.0')
    .default('v25.0'),
  /** The template, approved by Meta, that asks an owner to write again after 24 hours. Without it, messages wait until the owner writes. */
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z\d_]{1,512}$/, 'el nombre de una plantilla aprobada, como mantel_te_espera')
    .optional(),
  WHATSAPP_TEMPLATE_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'un idioma como es o es_ES')
    .default('es'),
  /** The same template for owners who write another language: language=name:code, with commas between. */
  WHATSAPP_TEMPLATE_IN: z
    .string()
    .regex(
      /^(ca|gl|eu|en)=[a-z\d_]{1,512}:[a-z]{2}(_[A-Z]{2})?(,(ca|gl|eu|en)=[a-z\d_]{1,512}:[a-z]{2}(_[A-Z]{2})?)*$/,
      'plantillas como ca=mantel_te_espera:ca,eu=mantel_te_espera_eu:es',
    )
    .optional(),
  /** Payments go through Stripe when both are given, else through the sandbox. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'una clave secreta como sk_live_… o rk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'el secreto de un webhook, como whsec_…')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'una dirección como https://api.stripe.com' })
    .default('https://api.stripe.com'),
  /** A second reader of menus: any server with the OpenAI-compatible chat API. Without it, only the rules read menus. */
  ASSISTANT_URL: z
    .url({ protocol: /^https?$/, error: 'una dirección como https://api.openai.com/v1' })
    .refine(hasNoAccess, 'una dirección sin usuario ni clave dentro')
    .optional(),
  ASSISTANT_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'una clave sin espacios ni acentos')
    .optional(),
  ASSISTANT_MODEL: z.string().max(200, 'el nombre de un modelo').optional(),
  /** A machine translator for dishes that the lexicon does not know: any server with the API of LibreTranslate. */
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/, error: 'una dirección como https://libretranslate.com' })
    .refine(hasNoAccess, 'una dirección sin usuario ni clave dentro')
    .optional(),
  TRANSLATE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'una clave sin espacios ni acentos')
    .optional(),
  /** The most names that it is asked for in a day, in all languages together. */
  TRANSLATE_A_DAY: wholeNumber(1, 100_000, 'cuántos platos al día como mucho, de 1 a 100000').default(500),
  /** The program that reads menus in photos: its path or name, or `off`. */
  TESSERACT: z.string().default('tesseract'),
  /** Encrypts backups, and opens encrypted ones. */
  BACKUP_KEY: z.string().min(16, 'una clave de 16 caracteres o más').optional(),
  /** Whether the database is copied before its tables change. Without the copy, a new version does not start. */
  COPY_BEFORE_MIGRATION: oneOf(['on', 'off']).default('on'),
  /** The folder of pg_dump and pg_restore, when they are not in PATH. */
  PG_BIN: z.string().optional(),
  /** Prometheus reads the numbers of each process there: docs/operations.md#metrics. Without a port, nothing is counted. */
  API_METRICS_PORT: wholeNumber(1, 65_535, 'un puerto entre 1 y 65535').optional(),
  WORKER_METRICS_PORT: wholeNumber(1, 65_535, 'un puerto entre 1 y 65535').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** A collector of traces (OTLP over HTTP): docs/operations.md#traces. Without it, nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'una dirección como http://127.0.0.1:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(isHeaderList, 'cabeceras como authorization=Bearer%20…')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('un número entre 0 y 1')
    .min(0, 'un número entre 0 y 1')
    .max(1, 'un número entre 0 y 1')
    .default(1),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  WORKER: oneOf(['inside', 'separate']).default('inside'),
  /** Switches off code that knows the insides of PGlite, V8 and drizzle: docs/insides.md#switches. */
  PLAIN: z.string().refine(isPlainList, plainExpected).default(''),
  DEMO_DATA: oneOf(['on', 'off']).optional(),
  /** After a signal to end: how long the process goes on answering, while proxies learn from /readyz to send requests elsewhere. */
  DRAIN_SECONDS: wholeNumber(0, 60, 'cuántos segundos sigue contestando al parar, de 0 a 60').default(0),
  TRUSTED_PROXIES: wholeNumber(0, 9, 'cuántos proxies propios hay delante de la api, de 0 a 9').default(0),
  /** The header in which the operator's network in front names the country of a visitor. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'el nombre de una cabecera, como cf-ipcountry')
    .optional(),
  /** The header in which the operator's outermost proxy names each request, whatever the client has sent in it. */
  REQUEST_ID_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'el nombre de una cabecera, como x-request-id')
    .optional(),
})

const ServerEnv = Variables.superRefine((env, check) => {
  requireAllOf(env, check, 'S3_', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], ['S3_ENDPOINT'])
  requireAllOf(env, check, 'WHATSAPP_', whatsappNames)
  requireAllOf(env, check, 'STRIPE_', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  requireAllOf(env, check, 'ASSISTANT_', ['ASSISTANT_URL', 'ASSISTANT_MODEL'], ['ASSISTANT_KEY'])
  requireAllOf(env, check, 'TRANSLATE_', ['TRANSLATE_URL'], ['TRANSLATE_KEY'])
  requireAllOf(env, check, 'DATABASE_', ['DATABASE_URL'], ['DATABASE_REPLICA_URL'])
  requireAllOf(env, check, 'CDN', ['CDN', 'CDN_ID', 'CDN_TOKEN'], ['CDN_API'])
  requireAllOf(env, check, 'DKIM_', ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'])
}).transform(({ DEMO_DATA, DEV_MAIL, ...env }) => ({
  ...env,
  s3: s3Of(env),
  whatsapp: whatsappOf(env),
  stripe: stripeOf(env),
  assistant: assistantOf(env),
  cdn: cdnOf(env),
  translator: env.TRANSLATE_URL ? { url: env.TRANSLATE_URL, key: env.TRANSLATE_KEY } : undefined,
  dkim: dkimOf(env),
  /** Everybody knows the demo owner's password, so an operator's own database gets demo data only on request. */
  hasDemoData: DEMO_DATA ? DEMO_DATA === 'on' : !env.DATABASE_URL,
  /** With the embedded database, the mails in the mailbox went to nobody. In an operator's own database they may be real people's. */
  hasOpenMailbox: !env.SMTP_URL && (DEV_MAIL ? DEV_MAIL === 'on' : !env.DATABASE_URL),
}))

const whatsappNames = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_NUMBER',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

type GivenVariables = z.infer<typeof Variables>

/** A half set would put uploads on a disk without backups, or leave a telephone that nobody answers. */
function requireAllOf(
  env: GivenVariables,
  check: z.RefinementCtx,
  prefix: string,
  names: readonly (keyof GivenVariables)[],
  also: readonly (keyof GivenVariables)[] = [],
) {
  if (![...names, ...also].some((name) => env[name])) return
  for (const name of names)
    if (!env[name])
      check.addIssue({ code: 'custom', path: [name], message: `un valor, porque hay otras ${prefix} dadas` })
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: GivenVariables) {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
}

function isPrivateKey(pem: string) {
  try {
    return createPrivateKey(pem).type === 'private'
  } catch {
    return false
  }
}

function s3Of(env: z.infer<typeof Variables>) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  return { bucket, endpoint, region, accessKeyId, secretAccessKey }
}

function whatsappOf(env: z.infer<typeof Variables>) {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_NUMBER: number } = env
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = env
  if (!token || !phoneId || !number || !appSecret || !verifyToken) return undefined
  const { WHATSAPP_API_BASE: base, WHATSAPP_API_VERSION: version } = env
  const { WHATSAPP_TEMPLATE: name, WHATSAPP_TEMPLATE_LANGUAGE: language } = env
  const templates = { ...(name && { es: { name, language } }), ...templatesIn(env.WHATSAPP_TEMPLATE_IN) }
  return { token, phoneId, number, appSecret, verifyToken, base, version, templates }
}

function templatesIn(list = ''): Partial<Record<WholeLanguage, Template>> {
  const given = list.matchAll(/(\w+)=(\w+):(\w+)/g)
  return Object.fromEntries(Array.from(given, ([, owners, name, language]) => [owners, { name, language }]))
}

function stripeOf(env: z.infer<typeof Variables>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined
}

function cdnOf({ CDN: name, CDN_ID: id, CDN_TOKEN: token, CDN_API: api }: GivenVariables) {
  return name && id && token ? { name, id, token, api } : undefined
}

function assistantOf({ ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model }: GivenVariables) {
  return url && model ? { url, key, model } : undefined
}

/** fetch refuses such an address, and a log could show it. */
function hasNoAccess(address: string) {
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

/** `path` is the system's PATH, where programs are looked for. */
export type ServerEnv = z.infer<typeof ServerEnv> & { path: string }

export function parseServerEnv(variables: Record<string, string | undefined>): ServerEnv {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = ServerEnv.safeParse(set)
  if (parsed.success) return { ...parsed.data, path: variables.PATH ?? '' }
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.')} no vale, se espera ${message}`,
  )
  throw new AppStartError(`Hay variables de entorno que corregir: ${[...new Set(problems)].join('; ')}.`)
}

/** As they were given, for the doctor, which also looks at what the web reads. */
export const givenVariables = (): Record<string, string | undefined> => process.env

let cached: ServerEnv | undefined

export function serverEnv(): ServerEnv {
  cached ??= parseServerEnv(process.env)
  return cached
}
