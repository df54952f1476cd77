import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { end } from '@/scripts/run/children.mjs'
import { startService } from '@/scripts/run/supervisor.mjs'

const folder = { path: '' }
/** Answers well once the service has said that it is there. */
const door = createServer((_, answer) => {
  answer.statusCode = existsSync(path.join(folder.path, 'ready')) ? 200 : 503
  answer.end()
})

beforeEach(async () => {
  folder.path = mkdtempSync(path.join(tmpdir(), 'mantel-supervisor-'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => door.close(resolve))
  rmSync(folder.path, { recursive: true })
})

/** One that is ended by a signal so many times before it is ready. */
const crashing = (times: number, signal: string) => ({
  title: 'La api',
  args: [
    '-e',
    `const { readdirSync, writeFileSync } = require('node:fs')
    const tries = readdirSync(${JSON.stringify(folder.path)}).length
    writeFileSync(${JSON.stringify(folder.path)} + (tries < ${times} ? '/' + tries : '/ready'), '')
    if (tries < ${times}) process.kill(process.pid, '${signal}')
    setInterval(() => undefined, 1000)`,
  ],
  env: process.env,
  ready: {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}/`,
    accepts: (status: number) => status === 200,
  },
})

test('is started again where Node itself has crashed', async () => {
  const running = await startService(crashing(2, 'SIGTRAP'))
  await end(running.child)
  expect(readdirSync(folder.path)).toEqual(['0', '1', 'ready'])
})

test('is not started again for ever', async () => {
  await expect(startService(crashing(9, 'SIGSEGV'))).rejects.toThrow('SIGSEGV')
  expect(readdirSync(folder.path)).toHaveLength(3)
})

test('is not started again where somebody has ended it', async () => {
  await expect(startService(crashing(1, 'SIGTERM'))).rejects.toThrow('SIGTERM')
  expect(readdirSync(folder.path)).toHaveLength(1)
})
