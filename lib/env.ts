import { z } from 'zod'
import { cdns } from '@/contract/cache-tags'
import { supportEmail } from '@/contract/operator'
import { isPlainList, plainExpected } from '@/contract/plain.mjs'
import { isHeaderList } from '../telemetry/otel-variables'

const address = z.url({ protocol: /^https?$/, error: 'una dirección como http://localhost:3000' })
const port = 'un puerto entre 1 y 65535'
const proxies = 'cuántos proxies propios hay delante de la web, de 0 a 9'
const seconds = 'cuántos segundos sigue contestando al parar, de 0 a 60'
const share = 'un número entre 0 y 1'
const secret = (length: number) => z.string().min(length, { error: `un texto de ${length} caracteres o más` })

/** This secret is public, so no real site may run with it. */
const developmentSecret = 'mantel-development-secret-not-for-production'

const schema = z.object({
  /** Any host that answers the common calls (docs/product.md#common-calls). */
  API_URL: address.default('http://127.0.0.1:4000'),
  PORT: z.coerce.number(port).int(port).min(1, port).max(65_535, port).default(3000),
  HOST: z.string().optional(),
  /** Prometheus reads the web's numbers there. Without a port, nothing is counted. */
  METRICS_PORT: z.coerce.number(port).int(port).min(1, port).max(65_535, port).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** A collector of traces (OTLP over HTTP): docs/operations.md#traces. Without it, nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(isHeaderList, { error: 'cabeceras como authorization=Bearer%20…' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
  /** The origin where another host keeps its owners' files, if it is not the host itself. Pages may show these files. */
  FILES_ORIGIN: address.optional(),
  /** How many of the operator's proxies stand before the web. Each adds to x-forwarded-for the address that connected to it. */
  TRUSTED_PROXIES: z.coerce.number(proxies).int(proxies).min(0, proxies).max(9, proxies).default(0),
  /** The header in which the operator's network in front names the country of a visitor. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'el nombre de una cabecera, como cf-ipcountry')
    .optional(),
  /** The header in which the operator's outermost proxy names each request, whatever the visitor has sent in it. */
  REQUEST_ID_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'el nombre de una cabecera, como x-request-id')
    .toLowerCase()
    .optional(),
  /** After a signal to end: how long the web goes on answering, while proxies learn from /readyz to send requests elsewhere. */
  DRAIN_SECONDS: z.coerce.number(seconds).int(seconds).min(0, seconds).max(60, seconds).default(0),
  /** The network in front that keeps pages. The api takes them back when something changes. */
  CDN: z.enum(cdns, { error: `uno de: ${cdns.join(', ')}` }).optional(),
  /** The address that people type. Canonical links, cards and cookies follow it. */
  SITE_URL: address.default('http://localhost:3000'),
  /** The address for messages, as /contacta and the legal texts name it. The api sends messages there. */
  SUPPORT_EMAIL: z.email('una dirección como hola@mantel.example').default(supportEmail),
  /** Whether anybody may read the mailbox at /dev/mail. Unset: only a person at this machine. */
  DEV_MAIL: z.enum(['on', 'off'], { error: 'on u off' }).optional(),
  /** Switches off code that knows the insides of Next: docs/insides.md#switches. */
  PLAIN: z.string().refine(isPlainList, { error: plainExpected }).default(''),
  /** `npm run bench` measures its pages against an empty page, which is not shown otherwise. */
  BENCH: z.literal('on', { error: 'on' }).optional(),
  SESSION_SECRET: secret(32).default(developmentSecret),
  INTERNAL_SECRET: secret(16).default(developmentSecret),
  /** The previous secret, still accepted while web and api change to the new one. */
  INTERNAL_SECRET_PREVIOUS: secret(16).optional(),
  /** With this key, Stripe's form within our own page takes cards; without it, Stripe's page does. */
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'una clave pública como pk_live_…').optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_KEY: z.string().optional(),
})

/** A build needs no secrets, a server does. `npm start` makes them; an operator who starts the web alone sets them. */
export function requireSecrets() {
  const { SESSION_SECRET, INTERNAL_SECRET } = env()
  const missing = Object.entries({ SESSION_SECRET, INTERNAL_SECRET }).filter(
    ([, value]) => value === developmentSecret,
  )
  if (missing.length === 0) return
  const names = missing.map(([name]) => name).join(' y ')
  throw new Error(`Falta ${names}: da un texto de 32 caracteres o más, o arranca con npm start, que lo crea.`)
}

let parsed: z.infer<typeof schema> | undefined

export function env() {
  parsed ??= parse()
  return parsed
}

function parse() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.')} no vale, se espera ${message}`,
  )
  throw new Error(`Hay variables de entorno que corregir: ${[...new Set(problems)].join('; ')}.`)
}

/** For libraries that take a setting only from an environment variable. */
export function setVariable(name: string, value: string) {
  process.env[name] = value
}
