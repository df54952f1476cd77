import { isIP } from 'node:net'
import { parseServerEnv, type ServerEnv } from '@/server/env'
import { AppStartError } from '@/server/start-error'
import { type Finding, findingsOf } from './finding'

type Variables = Record<string, string | undefined>

const { good, warning, bad } = findingsOf('Variables')

/** Reads the variables as the api does. Without an environment, the other checks cannot be made. */
export function readVariables(variables: Variables): { env?: ServerEnv; findings: Finding[] } {
  try {
    const env = parseServerEnv(variables)
    return { env, findings: [] }
  } catch (error) {
    if (!(error instanceof AppStartError)) throw error
    const problems = error.message
      .replace(/^.*?: /, '')
      .replace(/\.$/, '')
      .split('; ')
    return {
      findings: problems.map((problem) =>
        bad(`${problem}.`, 'Corrige la variable en la consola o en .env y vuelve a probar.'),
      ),
    }
  }
}

/** Checks what each variable alone cannot show: how they fit together, and names that nobody reads. */
export function checkVariables(env: ServerEnv, variables: Variables, names: NameLists): Finding[] {
  const findings = [...misspelled(names), ...forWeb(variables), ...forSite(env), ...forPeople(env, variables)]
  return findings.some(({ state }) => state !== 'good') ? findings : [good('Todas valen y encajan entre sí.')]
}

/** The names in .env.example, and the names that .env sets. */
export type NameLists = { known: string[]; set: string[] }

function misspelled({ known, set }: NameLists): Finding[] {
  return set
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = known.find((one) => isNear(one, name))
      const advice = near ? `¿Querías decir ${near}?` : 'Bórrala, o corrige su nombre: están en .env.example.'
      return warning(`.env da ${name}, que Mantel no lee.`, advice)
    })
}

/** Two names with the same letters, or that differ in one or two places. */
function isNear(one: string, other: string) {
  const letters = (name: string) => [...name].sort().join('')
  if (letters(one) === letters(other)) return true
  if (one.length !== other.length) return one.includes(other) || other.includes(one)
  return [...one].filter((letter, at) => letter !== other[at]).length <= 2
}

function forWeb({ SESSION_SECRET, STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY }: Variables): Finding[] {
  const findings: Finding[] = []
  if (SESSION_SECRET && SESSION_SECRET.length < 32)
    findings.push(bad('SESSION_SECRET es demasiado corta.', 'Da un texto de 32 caracteres o más, o ninguno.'))
  if (STRIPE_PUBLISHABLE_KEY && !STRIPE_SECRET_KEY)
    findings.push(
      warning(
        'Hay STRIPE_PUBLISHABLE_KEY, pero no STRIPE_SECRET_KEY: los pagos van al modo de prueba.',
        'Da también STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET.',
      ),
    )
  return findings
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || isIP(host) > 0

function forSite({ SITE_URL, TRUSTED_PROXIES }: ServerEnv): Finding[] {
  const { protocol, hostname, pathname } = new URL(SITE_URL)
  const findings: Finding[] = []
  if (pathname !== '/')
    findings.push(bad(`SITE_URL lleva una ruta (${pathname}).`, 'Da solo el origen, sin ruta.'))
  if (isLocal(hostname)) return findings
  if (protocol === 'http:')
    findings.push(
      warning(
        'SITE_URL no usa https: las sesiones viajan sin cifrar.',
        'Pon un proxy con TLS delante y da SITE_URL con https (docs/operations.md#a-site).',
      ),
    )
  if (protocol === 'https:' && TRUSTED_PROXIES === 0)
    findings.push(
      warning(
        'TRUSTED_PROXIES es 0, pero SITE_URL usa https: tras un proxy, los límites cuentan a todos como una persona.',
        'Da el número de proxies tuyos que hay delante, casi siempre 1.',
      ),
    )
  return findings
}

function forPeople(env: ServerEnv, { FACTOR_SECRET, SESSION_SECRET, INTERNAL_SECRET }: Variables): Finding[] {
  const findings: Finding[] = []
  if (!env.DATABASE_URL) return findings
  if (!env.SMTP_URL)
    findings.push(
      warning(
        'No hay SMTP_URL: los correos se quedan en la base de datos y no llegan a nadie.',
        'Da SMTP_URL.',
      ),
    )
  const missing = Object.entries({ SESSION_SECRET, INTERNAL_SECRET, FACTOR_SECRET }).flatMap(
    ([name, value]) => (value ? [] : [name]),
  )
  if (missing.length > 0)
    findings.push(
      warning(
        `${missing.join(', ')} se guardan en DATA_DIR/secrets.json de esta máquina.`,
        'Vale con una sola máquina. Con varias, da las mismas a todas.',
      ),
    )
  if (env.hasDemoData)
    findings.push(
      warning(
        'DEMO_DATA está en on: cualquiera conoce la clave del propietario de demostración.',
        'Da DEMO_DATA=off en un sitio de verdad.',
      ),
    )
  return findings
}
