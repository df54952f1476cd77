import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parseDockerfile } from '@/scripts/image/dockerfile.mjs'
import { attemptBeside, hasBubblewrap, innerOf, prepareTree, start } from '@/scripts/image/sandbox.mjs'
import { freePort } from '@/tests/api/process/start-process'

const image = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
const canTry = process.getuid?.() === 0 && hasBubblewrap()
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A tree of the image with nothing in it but the probe and something that answers as the api does. */
function treeWithApi() {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-health-'))
  folders.push(folder)
  chmodSync(folder, 0o755)
  const [tree, data, shared] = ['tree', 'data', 'shared'].map((name) => join(folder, name))
  if (!tree || !data || !shared) throw new Error('three folders')
  for (const place of [tree, data, shared, join(tree, 'data')]) mkdirSync(place)
  for (const place of [data, shared]) chownSync(place, 10001, 10001)
  prepareTree(tree)
  mkdirSync(join(tree, 'app/dist/server'), { recursive: true })
  mkdirSync(join(tree, 'app/scripts'))
  cpSync('scripts/probe.mjs', join(tree, 'app/scripts/probe.mjs'))
  writeFileSync(
    join(tree, 'app/dist/server/main.js'),
    `require('node:http').createServer((request, response) => {
      response.writeHead(request.url === '/readyz' ? 200 : 404).end()
    }).listen(Number(process.env.API_PORT), '127.0.0.1', () => console.log('listens'))`,
  )
  return { tree, data, shared }
}

test.runIf(canTry)('the HEALTHCHECK asks the process of its container', async () => {
  const { tree, data, shared } = treeWithApi()
  const env = { API_PORT: `${await freePort()}` }
  const where = { workdir: '/app', env, user: image.user, data, shared }
  const child = start(tree, where, ['node', 'dist/server/main.js'])
  await once(child.stdout, 'data')
  const ask = (given: Record<string, string>) =>
    attemptBeside(child.pid ?? 0, { env: given, user: image.user }, image.healthcheck).status
  expect(ask(env)).toBe(0)
  expect(ask({ API_PORT: '1' })).toBe(1)
  const gone = once(child, 'exit')
  process.kill(innerOf(child.pid ?? 0), 'SIGKILL')
  await gone
})
