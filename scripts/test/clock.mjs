import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** @returns {string | undefined} */
export function findFaketime() {
  const folders = ['/usr/lib', '/usr/local/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
  return folders
    .map((folder) => path.join(folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
}

/**
 * The variables that make a process and its children start at the time `at` and go on from there. Timers and files keep their real time.
 * @param {string | undefined} at as TEST_AT says it: 2026-12-31T23:30:00Z
 * @param {number} now
 * @param {() => string | undefined} find
 * @returns {Record<string, string>}
 */
export function clockAt(at, now, find = findFaketime) {
  if (!at) return {}
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) throw new Error(`TEST_AT is no moment, as 2026-12-31T23:30:00Z is one: ${at}`)
  const library = find()
  if (!library) throw new Error('TEST_AT needs libfaketime (Debian: apt-get install faketime)')
  const seconds = Math.round((moment - now) / 1000)
  return {
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    LD_PRELOAD: library,
  }
}
