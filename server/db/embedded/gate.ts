import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '@/server/db/embedded/error-code'

const STALE_AFTER_MS = 5_000
const RETRY_EVERY_MS = 25

export type Gate = { isMine(): boolean; leave(): void }

/** Lets one starting process at a time examine the guard. Takes over a gate that a killed process left behind. */
export async function enterGate(path: string): Promise<Gate> {
  const token = randomBytes(12).toString('hex')
  while (!create(path, token)) {
    if (isStale(path)) rmSync(path, { force: true })
    else await wait(RETRY_EVERY_MS)
  }
  const isMine = () => read(path) === token
  return {
    isMine,
    leave: () => {
      if (isMine()) rmSync(path, { force: true })
    },
  }
}

function create(path: string, token: string) {
  try {
    writeFileSync(path, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function isStale(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > STALE_AFTER_MS
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
