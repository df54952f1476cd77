import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '@/server/ports/ocr/find-program'

const path = process.env.PATH ?? ''

/** Redis or Valkey, if the machine has one. */
export const redisProgram = findProgram('valkey-server', path) ?? findProgram('redis-server', path)

/** A server of the test's own, which keeps nothing on a disk. It can be ended, frozen and started again at its address. */
export async function startRedis(password = 'a password') {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-redis-'))
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', dir: folder, requirepass: password, save: '', appendonly: 'no' }
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  let server: ChildProcess | undefined

  async function start() {
    server = spawn(String(redisProgram), given, { stdio: 'ignore' })
    for (let attempt = 0; attempt < 600; attempt++) {
      if (await answers(port)) return
      await wait(50)
    }
    throw new Error('Redis does not answer')
  }

  async function stop() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}/1`,
    start,
    stop,
    signal: (name: 'SIGSTOP' | 'SIGCONT') => server?.kill(name),
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address && typeof address === 'object' ? address.port : 0
}

function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
