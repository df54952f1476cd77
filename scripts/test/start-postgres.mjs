import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../run/ports.mjs'
import { findPostgres } from './find-postgres.mjs'

/**
 * A PostgreSQL of one's own, quick and not durable. It can be frozen, killed, and started again at its address.
 * @typedef {{
 *   url: string,
 *   start(): Promise<void>,
 *   kill(signal: NodeJS.Signals): Promise<void>,
 *   isRunning(): boolean,
 *   stop(): Promise<void>,
 * }} OwnPostgres
 */

/** @param {string} [under] the folder for its data @returns {Promise<OwnPostgres | null>} null when it is not installed */
export async function startPostgres(under) {
  const binaries = findPostgres()
  if (!binaries) return null
  return startIn(binaries, under, (data, options) => {
    const given = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(path.join(binaries, 'initdb'), given, { ...options, stdio: 'pipe' })
  })
}

/**
 * A streaming replica of one that startPostgres has started.
 * @param {Pick<OwnPostgres, 'url'>} primary
 * @param {string} [under] the folder for its data
 * @returns {Promise<OwnPostgres>}
 */
export async function startReplica({ url }, under) {
  const binaries = findPostgres()
  if (!binaries) throw new Error('PostgreSQL is not installed')
  return startIn(binaries, under, (data, options) => {
    const given = ['-D', data, '-d', url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
    execFileSync(path.join(binaries, 'pg_basebackup'), given, { ...options, stdio: 'pipe' })
  })
}

/**
 * @param {string} binaries
 * @param {string | undefined} under
 * @param {(data: string, options: { cwd: string }) => void} fill
 * @returns {Promise<OwnPostgres>}
 */
async function startIn(binaries, under, fill) {
  const directory = mkdtempSync(path.join(under ?? tmpdir(), 'mantel-postgres-'))
  const account = unprivileged()
  if (account) chownSync(directory, account.uid, account.gid)
  const options = { cwd: directory, ...account }
  const data = path.join(directory, 'data')
  const remove = () => rmSync(directory, { recursive: true, force: true })
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'fsync=off',
  ]
  const given = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server

  async function start() {
    const until = Date.now() + 10_000
    for (;;) {
      server = spawn(path.join(binaries, 'postgres'), given, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      /** @type {string[]} */
      const lines = []
      server.stderr?.on('data', (/** @type {Buffer} */ line) => lines.push(String(line)))
      if (await answers(url, server)) return
      // The children of a server that was killed end a moment after it, and until then its data directory is not free.
      if (Date.now() > until)
        throw new Error(`PostgreSQL ended with code ${server.exitCode}: ${lines.slice(-20).join('')}`)
      await wait(100)
    }
  }

  const isRunning = () => Boolean(server && server.exitCode === null && server.signalCode === null)

  /** @param {NodeJS.Signals} signal */
  async function kill(signal) {
    if (!server || !isRunning()) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }

  async function stop() {
    await kill('SIGINT')
    remove()
  }

  try {
    fill(data, options)
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, start, kill, isRunning, stop }
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres:', 'nobody:'].map((name) => accounts.find((entry) => entry.startsWith(name)))
  const [, , uid, gid] = line.find(Boolean)?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * Waits until the server answers, or tells that it has ended.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function answers(url, server) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) return false
    const client = new pg.Client(url)
    const answered = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answered) return true
    await wait(50)
  }
  throw new Error('PostgreSQL does not answer')
}
