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
        .replace(/\$\{\w+:-\}/g, ''),
    ]),
  )
  expect(parseServerEnv(filled)).toMatchObject({
    WORKER: 'separate',
    hasDemoData: false,
    s3: { bucket: 'mantel' },
    REDIS_URL: `redis://:${'a'.repeat(40)}@valkey:6379/0`,
  })
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
