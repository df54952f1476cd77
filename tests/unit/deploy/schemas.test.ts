import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

const schemas = join(import.meta.dirname, 'schemas')
const read = (file: string): object => JSON.parse(readFileSync(join(schemas, file), 'utf8'))

/** Formats are names of the specification: they only explain. */
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, validateSchema: false })
const { $schema: _, ...composeSpec } = z.looseObject({ $schema: z.string() }).parse(read('compose-spec.json'))
const isCompose = ajv.compile(composeSpec)
ajv.addSchema(read('kubernetes-1.30.json'), 'kubernetes')

function problemsOf(isValid: ValidateFunction, value: unknown) {
  isValid(value)
  return (isValid.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  )
}

describe('compose.yaml', () => {
  const read = () =>
    z
      .looseObject({ services: z.record(z.string(), z.looseObject({})) })
      .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))

  test('is what the Compose Specification allows', () => {
    expect(problemsOf(isCompose, read())).toEqual([])
  })

  test.each([
    ['an unknown field of a service', { healthchek: { test: ['CMD', 'true'] } }, 'healthchek'],
    ['a wrong type', { ports: '80:80' }, '/services/web/ports'],
    ['an unknown field further in', { deploy: { resources: { limit: {} } } }, 'limit'],
    ['a condition that does not exist', { depends_on: { db: { condition: 'healthy' } } }, 'condition'],
  ])('would be refused for %s', (_name, wrong, named) => {
    const file = read()
    const web = { ...file.services.web, ...wrong }
    expect(problemsOf(isCompose, { ...file, services: { ...file.services, web } }).join('\n')).toContain(
      named,
    )
  })
})

const manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() })
type Manifest = z.infer<typeof manifest>

const folder = 'deploy/kubernetes'
const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document): [string, Manifest] => {
    const parsed = manifest.parse(document.toJS())
    return [`${parsed.kind} of ${file}`, parsed]
  }),
)

const groups: Record<string, string> = {
  v1: 'core.v1',
  'apps/v1': 'apps.v1',
  'batch/v1': 'batch.v1',
  'networking.k8s.io/v1': 'networking.v1',
}

function isManifest({ apiVersion, kind }: Manifest) {
  const found = ajv.getSchema(`kubernetes#/definitions/${groups[apiVersion]}.${kind}`)
  if (!found) throw new Error(`schemas/kubernetes-1.30.json does not know ${apiVersion} ${kind}`)
  return found
}

describe('the manifests for Kubernetes', () => {
  test.each(manifests)('%s has only what Kubernetes 1.30 knows', (_name, one) => {
    expect(problemsOf(isManifest(one), one)).toEqual([])
  })

  test.each([
    ['an unknown field', { replica: 2 }, 'replica'],
    ['a wrong type', { replicas: '2' }, '/spec/replicas'],
    ['a missing field', { selector: undefined }, 'selector'],
    [
      'an unknown field of a pod',
      { template: { spec: { containers: [], restartpolicy: 'Always' } } },
      'restartpolicy',
    ],
    [
      'an unknown field of a container',
      { template: { spec: { containers: [{ name: 'web', imagePullpolicy: 'Always' }] } } },
      'imagePullpolicy',
    ],
  ])('would be refused for %s', (_name, wrong, named) => {
    const [, web] = manifests.find(([, { kind }]) => kind === 'Deployment') ?? []
    const { spec } = z.object({ spec: z.looseObject({}) }).parse(web)
    const changed = manifest.parse(JSON.parse(JSON.stringify({ ...web, spec: { ...spec, ...wrong } })))
    expect(problemsOf(isManifest(changed), changed).join('\n')).toContain(named)
  })
})
