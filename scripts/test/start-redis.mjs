import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../run/ports.mjs'

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)

/** Redis or Valkey, if the machine has one. */
export const redisProgram =
  ['valkey-server', 'redis-server']
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((program) => existsSync(program)) ?? null

/** A server of one's own, which keeps nothing on a disk. It can be ended, frozen and started again at its address. */
export async function startRedis(password = 'a password') {
  const folder = mkdtempSync(path.join(tmpdir(), 'mantel-redis-'))
  const port = await findFreePort()
  const settings = { port, bind: '127.0.0.1', dir: folder, requirepass: password, save: '', appendonly: 'no' }
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server

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
    signal: (/** @type {'SIGSTOP' | 'SIGCONT'} */ name) => server?.kill(name),
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
