import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFaketime } from '../test/clock.mjs'

/** @typedef {ReturnType<typeof createClock>} Clock */

const library = findFaketime()

/**
 * The clock of one process, which can leap. Its timers go on, as with a clock that somebody sets.
 * @param {string} folder
 * @param {string} name
 */
export function createClock(folder, name) {
  const file = path.join(folder, `${name}.clock`)
  const set = (/** @type {number} */ seconds) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  set(0)
  return {
    canLeap: library !== undefined,
    set,
    /** For the process. @type {Record<string, string>} */
    variables: library
      ? {
          ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
          ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' },
        }
      : {},
  }
}
