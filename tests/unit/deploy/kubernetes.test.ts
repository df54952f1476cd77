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
const withPods = [...kinds('Deployment'), ...kinds('Job')].map((one) => ({
  name: one.metadata.name,
  kind: one.kind,
  pod: z.object({ spec: z.looseObject({ template }) }).parse(one).spec.template,
}))

test('there are web, api, worker and the migration', () => {
  expect(withPods.map(({ name }) => name).sort()).toEqual(['api', 'mantel-migrate', 'web', 'worker'])
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
    expect(one.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/data'])
  })

  test('has limits, an image with a version, and a command of the image', () => {
    expect(Object.keys(one.resources.limits)).toEqual(['cpu', 'memory'])
    expect(one.image).toMatch(/^mantel:(?!latest)/)
    expect(readFileSync('scripts/serve.mjs', 'utf8')).toContain(one.args[0])
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
  expect(Object.keys(web?.stringData ?? {})).toEqual(['SESSION_SECRET', 'INTERNAL_SECRET'])
})
