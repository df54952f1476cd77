import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

type Ended = { code: number | null; stderr: string }

export type Started = { child: ChildProcess; ready: Promise<string>; ended: Promise<Ended> }

/** The first log line of api and worker. A job that is due in this minute may have logged a line before it. */
const saysReady = /La API está lista|worker ready/

/** Node on a bundle of ours. */
export function startProcess(
  bundle: string,
  variables: Record<string, string>,
  nodeArguments: string[] = [],
  commandArguments: string[] = [],
): Started {
  const base = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, [...nodeArguments, bundle, ...commandArguments], {
    env: { ...base, ...variables },
  })
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, stderr })))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      stdout += text
      if (saysReady.test(stdout) && stdout.endsWith('\n')) resolve(stdout)
    })
    ended.then(() => reject(new Error(stderr)))
  })
  ready.catch(() => {})
  return { child, ready, ended }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
