import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { fingerprint } from '@/scripts/build/sources.mjs'
import { writeStamp } from '@/scripts/build/stamp.mjs'
import { findFreePort } from '@/scripts/run/ports.mjs'

const answer = (port: string) => `import { createServer } from 'node:http'
  createServer((_, reply) => reply.end()).listen(${port}, '127.0.0.1')`

/** A service that answers at once and tells its process id. */
export const goodApi = `${answer('process.env.API_PORT')}
  process.send({ apiPid: process.pid, demoOwner: { email: 'ana@example.com', password: 'secreta' } })
  console.log('api', process.pid)`
export const goodWeb = `${answer('process.env.PORT')}
  console.error('web', process.pid)`

/** A built project in miniature: the supervisor's own code, with an api and a web that do as the test says. */
export async function project({ api = goodApi, web = goodWeb, env = {} }) {
  const root = mkdtempSync(path.join(tmpdir(), 'mantel-start-'))
  const files = {
    'package.json': '{ "type": "module" }',
    'dist/server/main.js': api,
    'dist/web/server.mjs': web,
    '.next/BUILD_ID': 'test',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const part of ['server', 'web'] as const) writeStamp(root, part, fingerprint(root, part))

  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const supervisor = spawn(process.execPath, [path.resolve('scripts/start.mjs')], {
    cwd: root,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, PORT: String(port), API_PORT: String(apiPort), ...env },
  })
  let output = ''
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<number | null>((resolve) => supervisor.once('close', resolve))
  onTestFinished(async () => {
    supervisor.kill('SIGTERM')
    await ended
    rmSync(root, { recursive: true })
  })
  return {
    root,
    port,
    apiPort,
    supervisor,
    ended,
    output: () => output,
    lastLine: () => output.trim().split('\n').at(-1),
    /** Of the one that was started last. */
    pid: (name: 'api' | 'web') =>
      Number([...output.matchAll(new RegExp(`^${name} (\\d+)$`, 'gm'))].at(-1)?.[1]),
  }
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
