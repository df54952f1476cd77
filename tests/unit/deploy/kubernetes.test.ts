import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { knownVariables } from './known'

const folder = 'deploy/kubernetes'
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.number() }) }).loose()
const container = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  args: z.array(z.string()),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).optional(),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  resources: z.object({
    limits: z.record(z.string(), z.string()),
    requests: z.record(z.string(), z.string()),
  }),
  securityContext: z.unknown(),
  volumeMounts: z.array(z.object({ mountPath: z.string() }).loose()),
})
const template = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({ securityContext: z.unknown(), containers: z.array(container).length(1) }),
})
const thing = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
  stringData: z.record(z.string(), z.string()).optional(),
})

const things = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => thing.parse(document.toJS())),
)
const kinds = (kind: string) => things.filter((one) => one.kind === kind)
const inCronJob = z.object({
  spec: z.looseObject({ jobTemplate: z.object({ spec: z.looseObject({ template }) }) }),
})
const withPods = [...kinds('Deployment'), ...kinds('Job')].map((one) => ({
  name: one.metadata.name,
  kind: one.kind,
  pod: z.object({ spec: z.looseObject({ template }) }).parse(one).spec.template,
}))
withPods.push(
  ...kinds('CronJob').map((one) => ({
    name: one.metadata.name,
    kind: one.kind,
    pod: inCronJob.parse(one).spec.jobTemplate.spec.template,
  })),
)

test('there are web, api, worker, the migration and the backup', () => {
  expect(withPods.map(({ name }) => name).sort()).toEqual([
    'api',
    'mantel-backup',
    'mantel-migrate',
    'web',
    'worker',
  ])
})

describe.each(withPods)('$name', ({ kind, pod }) => {
  const [one] = pod.spec.containers
  if (!one) throw new Error('no container')

  test('runs as another user than root, with a read-only root and no rights', () => {
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
    expect(one.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const own = kind === 'CronJob' ? ['/backups'] : []
    expect(one.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/data', ...own])
  })

  test('has limits, an image with a version, and a command of the image', () => {
    expect(Object.keys(one.resources.limits)).toEqual(['cpu', 'memory'])
    expect(one.image).toMatch(/^mantel:(?!latest)/)
    const [first = ''] = one.args
    const name = one.command ? /^node scripts\/serve\.mjs (\w+) /.exec(first)?.[1] : first
    expect(readFileSync('scripts/serve.mjs', 'utf8')).toContain(`'${name}'`)
  })

  test('gets variables from what is there', () => {
    const sources = one.envFrom.flatMap((source) => Object.values(source).map(({ name }) => name))
    const known = [...kinds('ConfigMap'), ...kinds('Secret')].map(({ metadata }) => metadata.name)
    for (const source of sources) expect(known).toContain(source)
  })

  test.runIf(kind === 'Deployment')('is probed on its own ports', () => {
    const ports = one.ports?.map(({ containerPort }) => containerPort)
    for (const asked of [one.startupProbe, one.readinessProbe, one.livenessProbe]) {
      expect(ports).toContain(asked?.httpGet.port)
      expect(['/healthz', '/readyz']).toContain(asked?.httpGet.path)
    }
  })
})

test('every variable is one that Mantel reads, and no secret has a value', () => {
  for (const { data = {}, stringData = {} } of things) {
    for (const name of [...Object.keys(data), ...Object.keys(stringData)])
      expect(knownVariables).toContain(name)
    for (const value of Object.values(stringData)) expect(value).toBe('')
  }
})

test('the web gets no secret of the server', () => {
  const web = kinds('Secret').find(({ metadata }) => metadata.name === 'mantel-web')
  expect(Object.keys(web?.stringData ?? {})).toEqual([
    'SESSION_SECRET',
    'INTERNAL_SECRET',
    'INTERNAL_SECRET_PREVIOUS',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ])
})

test('every variable that opens something stands among the secrets', () => {
  const isOpen = ['STRIPE_PUBLISHABLE_KEY', 'NEXT_PUBLIC_GOOGLE_MAPS_KEY']
  const secret =
    /_(SECRET|SECRET_PREVIOUS|KEY|TOKEN|KEY_ID|HEADERS)$|^(DATABASE|DATABASE_REPLICA|REDIS|SMTP)_URL$/
  const given = kinds('Secret').flatMap(({ stringData = {} }) => Object.keys(stringData))
  for (const name of knownVariables)
    if (secret.test(name) && !isOpen.includes(name)) expect(given).toContain(name)
})

test('a visitor stays with one web, and docs/operations.md names the oldest Kubernetes that will do', () => {
  const [ingress] = kinds('Ingress')
  expect(ingress?.metadata.annotations).toMatchObject({ 'nginx.ingress.kubernetes.io/affinity': 'cookie' })
  // `preStop.sleep` is on by default since 1.30: https://kubernetes.io/docs/concepts/containers/container-lifecycle-hooks/
  expect(readFileSync(join(folder, 'web.yaml'), 'utf8')).toContain('preStop: { sleep:')
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('Kubernetes 1.30 or newer')
})

test('the steps apply every manifest', () => {
  const docs = readFileSync('docs/operations.md', 'utf8')
  for (const file of readdirSync(folder).filter((name) => name !== 'secrets.example.yaml'))
    expect(docs).toContain(`-f deploy/kubernetes/${file}`)
})
