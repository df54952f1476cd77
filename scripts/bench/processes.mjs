import { readdirSync, readFileSync } from 'node:fs'

/** @typedef {'dist/web/server.mjs' | 'dist/server/main.js'} Program */

/**
 * Finds the process that runs this program of Mantel with this variable.
 * @param {Program} program
 * @param {string} variable
 */
export function processOf(program, variable) {
  const found = readdirSync('/proc').find((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      return command.includes(program) && environment.includes(variable)
    } catch {
      return false
    }
  })
  if (!found) throw new Error(`${program} is not to be found: this needs /proc.`)
  return found
}

/** @param {string} pid @returns {number} megabytes; 0 where it has ended */
export function memoryOf(pid) {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
