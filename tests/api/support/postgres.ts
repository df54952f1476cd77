import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '@/scripts/test/find-postgres.mjs'

export type ThrowAwayPostgres = { url: string; stop(): Promise<void> }

type Account = { uid: number; gid: number }

/** A PostgreSQL of its own for a test run, quick and not durable; null when it is not installed. */
export async function startPostgres(): Promise<ThrowAwayPostgres | null> {
  const binaries = findPostgres()
  if (!binaries) return null
  const directory = mkdtempSync(join(tmpdir(), 'mantel-postgres-'))
  const account = unprivileged()
  if (account) chownSync(directory, account.uid, account.gid)
  const options = { cwd: directory, ...account }
  const data = join(directory, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initdb, { ...options, stdio: 'pipe' })
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'fsync=off',
  ]
  const parameters = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(binaries, 'postgres'), parameters, { ...options, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await stopped(server)
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await untilItAnswers(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres:', 'nobody:'].map((name) => accounts.find((entry) => entry.startsWith(name)))
  const [, , uid, gid] = line.find(Boolean)?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

async function untilItAnswers(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`)
    const client = new pg.Client(url)
    const answered = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answered) return
    await wait(50)
  }
  throw new Error('PostgreSQL does not answer')
}

function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
