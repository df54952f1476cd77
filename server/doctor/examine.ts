import { Resolver } from 'node:dns/promises'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ServerEnv } from '@/server/env'
import { projectFolder } from '@/server/project-folder'
import { checkCertificate } from './check-certificate'
import { checkClock } from './check-clock'
import { checkDatabase } from './check-database'
import { checkDisk, checkRights } from './check-machine'
import { checkMail, type ReadTexts } from './check-mail'
import { checkPorts } from './check-ports'
import { checkRedis } from './check-redis'
import { checkReplica } from './check-replica'
import { checkStorage } from './check-storage'
import { checkVariables, readVariables } from './check-variables'
import { type Finding, findingsOf, messageOf } from './finding'

type Variables = Record<string, string | undefined>

/** Looks at everything that an operator can have set up wrongly. With wrong variables, only these are reported. */
export async function examine(variables: Variables, now: Date): Promise<Finding[]> {
  const { env, findings } = readVariables(variables)
  if (!env) return findings
  const web = { port: Number(variables.PORT || 3000), host: variables.HOST || '0.0.0.0' }
  const names = { known: namesIn('.env.example', /^# ([A-Z0-9_]+)=/gm), set: namesIn('.env', /^(\w+)=/gm) }
  const checks: [area: string, check: () => Promise<Finding[]> | Finding[]][] = [
    ['Variables', () => checkVariables(env, variables, names)],
    ['Permisos', () => checkRights(env)],
    ['Disco', () => checkDisk(env)],
    ['Puertos', () => checkPorts(env, web)],
    ['Reloj', () => checkClock(now, builtAt())],
    ['Base de datos', () => checkDatabase(env)],
    ['Base de datos', () => checkReplica(env)],
    ['Redis', () => checkRedis(env)],
    ['Archivos subidos', () => checkStorage(env)],
    ['Correo', () => checkMail(env, readTexts)],
    ['Certificado', () => checkCertificate(env, now)],
  ]
  for (const [area, check] of checks) findings.push(...(await attempt(area, check, env)))
  return findings
}

/** A check that fails is a finding: the others are still made. */
async function attempt(
  area: string,
  check: (env: ServerEnv) => Promise<Finding[]> | Finding[],
  env: ServerEnv,
) {
  try {
    return await check(env)
  } catch (error) {
    return [findingsOf(area).bad(`No se ha podido comprobar: ${messageOf(error)}.`)]
  }
}

function namesIn(file: string, pattern: RegExp) {
  const path = join(dirname(projectFolder('package.json')), file)
  if (!existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
}

const builtAt = () => statSync(projectFolder('package.json')).mtime

const readTexts: ReadTexts = (name) => new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)
