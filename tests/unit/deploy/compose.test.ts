import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseServerEnv } from '@/server/env'
import { knownVariables } from './known'

const service = z.looseObject({
  image: z.string(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  healthcheck: z.unknown().optional(),
  deploy: z.object({ resources: z.object({ limits: z.object({ memory: z.string(), cpus: z.string() }) }) }),
})
const file = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.unknown()),
})

const text = readFileSync('compose.yaml', 'utf8')
const compose = file.parse(parse(text, { merge: true }))
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image.startsWith('mantel:'))

/** What .env cannot set here, and why. */
const notInEnvFile: Record<string, string> = {
  PORT: 'the proxy and the probes ask the port of the image',
  HOST: 'the image says it: the proxy is another container',
  API_PORT: 'the web asks the port of the image',
  API_HOST: 'the image says it: the web is another container',
  DATA_DIR: 'the image says it: a volume is mounted there',
  DATABASE_URL: 'made from POSTGRES_PASSWORD',
  REDIS_URL: 'made from VALKEY_PASSWORD',
  API_URL: 'the service of this file',
  WEB_URL: 'the service of this file',
  FILES_ORIGIN: 'the web asks the api of this file, which serves its own files',
  WORKER: 'the worker is a service of this file',
  DEMO_DATA: 'the image says off: everybody knows the demo owner’s password',
  DEV_MAIL: 'on a site nobody else may read the mails',
  METRICS_PORT: 'Prometheus asks the ports of the image',
  API_METRICS_PORT: 'Prometheus asks the ports of the image',
  WORKER_METRICS_PORT: 'Prometheus asks the ports of the image',
  METRICS_HOST: 'the image says it: Prometheus is another container',
  PG_BIN: 'the image has the programs in PATH',
  STREETS_CSV: 'a file: it needs a volume too',
  TESSERACT: 'the image has none: docs/operations.md#containers',
  NEXT_PUBLIC_GOOGLE_MAPS_KEY: 'the build of the image reads it',
  BENCH: 'npm run bench sets it itself',
}

test('each of our processes has a read-only root, no rights, and the image’s own user', () => {
  expect(ours.map(([name]) => name)).toEqual(['web', 'api', 'worker', 'backup'])
  for (const [, one] of ours) {
    expect(one).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(one).not.toHaveProperty('user')
  }
})

test('every image has a version, and every service limits', () => {
  for (const [name, { image }] of services)
    expect(image, name).toMatch(name in Object.fromEntries(ours) ? /^mantel:/ : /:v?[\w.-]*\d[\w.-]*$/)
})

test('our processes get variables that exist, and only the web’s session stays with the web', () => {
  for (const [name, { environment = {} }] of ours)
    for (const variable of Object.keys(environment)) expect(knownVariables, name).toContain(variable)
  const { web, api } = compose.services
  expect(web?.environment).not.toHaveProperty('DATABASE_URL')
  expect(web?.environment).not.toHaveProperty('FACTOR_SECRET')
  expect(api?.environment).not.toHaveProperty('SESSION_SECRET')
})

test('what the api is given, filled in, is a valid environment', () => {
  const given = compose.services.api?.environment ?? {}
  const filled = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value
        .replace(/\$\{SITE_URL:\?\}/g, 'https://menu.ejemplo.es')
        .replace(/\$\{\w+:\?\}/g, 'a'.repeat(40))
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  )
  expect(parseServerEnv(filled)).toMatchObject({
    WORKER: 'separate',
    hasDemoData: false,
    s3: { bucket: 'mantel' },
    REDIS_URL: `redis://:${'a'.repeat(40)}@valkey:6379/0`,
  })
})

test('every variable can be set in .env, or there is a reason why not', () => {
  const settable = new Set(
    ours.flatMap(([, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([name, value]) => value.startsWith(`\${${name}:`))
        .map(([name]) => name),
    ),
  )
  for (const name of knownVariables)
    expect(
      settable.has(name) !== name in notInEnvFile,
      `${name} is passed, or has a reason: one of both`,
    ).toBe(true)
  for (const name of Object.keys(notInEnvFile)) expect(knownVariables).toContain(name)
})

test('what reaches the bucket and the collectors of the outside may leave the inner network', () => {
  const inner = Object.entries(compose.networks).flatMap(([name, value]) =>
    z.object({ internal: z.literal(true) }).safeParse(value).success ? [name] : [],
  )
  for (const [name, { networks }] of ours)
    expect(
      networks.some((network) => !inner.includes(network)),
      name,
    ).toBe(true)
})

test('the api’s copy before a migration is encrypted as the backup is', () => {
  const { api, backup } = compose.services
  expect(api?.environment?.BACKUP_KEY).toMatch(/^\$\{BACKUP_KEY:-\}$/)
  expect(backup?.environment).toEqual(api?.environment)
})

test('Valkey is reached by our processes alone, by the password that they are given', () => {
  const { valkey, api } = compose.services
  expect(valkey?.networks).toEqual(['back'])
  expect(compose.networks.back).toEqual({ internal: true })
  const { host, password } = new URL((api?.environment?.REDIS_URL ?? '').replace(/\$\{(\w+):\?\}/g, '$1'))
  expect(valkey?.command).toContain(`\${${password}:?}`)
  expect(Object.keys(compose.services)).toContain(host.split(':')[0])
})

test('every variable that must be in .env is in the steps of docs/operations.md', () => {
  const steps = /cat > \.env <<END([\s\S]*?)END/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''
  const needed = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name))
  for (const name of needed) expect(steps).toContain(`${name}=`)
})

test('only the proxy can be reached from outside', () => {
  const open = services.flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
  )
  expect(new Set(open)).toEqual(new Set(['proxy']))
})

test('what a service names is there: volumes, networks, files, and services with a health to wait for', () => {
  for (const [name, { volumes = [], networks, depends_on = {} }] of services) {
    for (const source of volumes.map((volume) => volume.split(':')[0] ?? ''))
      if (source.startsWith('./')) expect(source === './backups' || existsSync(source), source).toBe(true)
      else expect(compose.volumes, name).toHaveProperty(source)
    for (const network of networks) expect(compose.networks).toHaveProperty(network)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const waitedFor = compose.services[other]
      if (condition === 'service_healthy')
        expect(waitedFor?.healthcheck !== undefined || waitedFor?.image.startsWith('mantel:'), other).toBe(
          true,
        )
    }
  }
})
