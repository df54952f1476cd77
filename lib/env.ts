import { z } from 'zod'
import { supportEmail } from '@/contract/rules/support-email'

const address = z.url({ protocol: /^https?$/, error: 'una dirección como http://localhost:3000' })
const port = 'un puerto entre 1 y 65535'
const proxies = 'cuántos proxies propios hay delante de la web, de 0 a 9'
const secret = (length: number) => z.string().min(length, { error: `un texto de ${length} caracteres o más` })

/** Everybody knows it, so nobody may be served with it. */
const developmentSecret = 'mantel-development-secret-not-for-production'

const schema = z.object({
  /** Any host that speaks SPEC.md §7. */
  API_URL: address.default('http://127.0.0.1:4000'),
  PORT: z.coerce.number(port).int(port).min(1, port).max(65_535, port).default(3000),
  HOST: z.string().optional(),
  /** How many proxies of the operator's stand in front of the web, each adding to x-forwarded-for whom it heard. */
  TRUSTED_PROXIES: z.coerce.number(proxies).int(proxies).min(0, proxies).max(9, proxies).default(0),
  /** The address people type: canonical links, cards and cookies follow it. */
  SITE_URL: address.default('http://localhost:3000'),
  /** Who answers, as /contacta and the legal texts say; the api sends them there. */
  SUPPORT_EMAIL: z.email('una dirección como hola@mantel.example').default(supportEmail),
  SESSION_SECRET: secret(32).default(developmentSecret),
  INTERNAL_SECRET: secret(16).default(developmentSecret),
  /** With it cards are taken within our own page, by Stripe's form; without it on Stripe's page. */
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'una clave pública como pk_live_…').optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_KEY: z.string().optional(),
})

/** A build needs no secrets, a server does: `npm start` makes them, whoever starts the web alone gives them. */
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
