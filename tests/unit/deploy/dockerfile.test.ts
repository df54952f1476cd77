import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIgnored } from '@/scripts/image/assemble.mjs'
import { parseDockerfile } from '@/scripts/image/dockerfile.mjs'
import { knownVariables } from './known'

const image = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
const [build, final] = image.stages
const notForOthers = [
  ...['.env', '.data-before/postgres/1', '.next-old/cache/1'],
  ...['backups/2026-11-24-0315.mantel', 'mine.mantel', 'secrets.yaml'],
]

test('the image runs as another user than root and says how it is asked for its health', () => {
  expect(image.user).toMatch(/^[1-9]\d+:[1-9]\d+$/)
  expect(image.healthcheck).toEqual(['node', 'scripts/probe.mjs'])
  expect(image.entrypoint).toEqual(['node', 'scripts/serve.mjs'])
  expect(image.volumes).toEqual(['/data'])
})

test('the last stage takes from the build only what there is', () => {
  const made = ['node_modules', 'dist', '.next']
  expect(final?.steps.filter(({ kind }) => kind === 'copy').length).toBeGreaterThan(5)
  for (const step of final?.steps ?? []) {
    if (step.kind !== 'copy') continue
    expect(step.from).toBe(build?.name)
    for (const source of step.sources.map((one) => one.replace('/app/', '')))
      expect(made.includes(source) || existsSync(source), source).toBe(true)
  }
})

test('its variables are ones that Mantel or Node read', () => {
  for (const name of Object.keys(final?.env ?? {})) expect([...knownVariables, 'NODE_ENV']).toContain(name)
})

test('no secret, no data and no history come into the build', () => {
  const isIgnored = readIgnored(process.cwd())
  const inRoot = (file: string) => isIgnored(`${process.cwd()}/${file}`)
  for (const file of ['.env', '.data/postgres', '.git/config', 'node_modules/next', 'tests/unit'])
    expect(inRoot(file), file).toBe(true)
  for (const file of notForOthers) expect(inRoot(file), file).toBe(true)
  for (const file of ['.env.example', 'package.json', 'server/main.ts', 'lib/tests.ts', 'server/backup'])
    expect(inRoot(file), file).toBe(false)
})

test('what the steps of docs/operations.md leave in the folder is not committed', () => {
  const docs = readFileSync('docs/operations.md', 'utf8')
  for (const name of ['mkdir -p backups', '-f secrets.yaml', 'cat > .env']) expect(docs).toContain(name)
  const run = spawnSync('git', ['check-ignore', '--no-index', ...notForOthers], { encoding: 'utf8' })
  expect(run.stdout.trim().split('\n')).toEqual(notForOthers)
})

test('an instruction that nobody reads is an error', () => {
  expect(() => parseDockerfile('FROM a\nONBUILD RUN b')).toThrow('ONBUILD')
})
