import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** @param {import('pg').Pool} operator @returns {Promise<number>} the process that has started all others of this server */
export async function postmasterOf(operator) {
  const { rows } = await operator.query('show data_directory')
  return Number(readFileSync(path.join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** The server's own processes: a signal to the first alone would leave those that answer. @param {number} postmaster */
function familyOf(postmaster) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === postmaster)
  return [postmaster, ...children.map(Number)]
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

/** @param {number} postmaster @param {'SIGSTOP' | 'SIGCONT'} signal */
export function signalFamily(postmaster, signal) {
  for (const pid of familyOf(postmaster)) process.kill(pid, signal)
}

/** After a kill the others end by themselves, and only then the server starts again. @param {() => Promise<void>} start */
export async function startAgain(start) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt >= 40) throw error
      await wait(100)
    }
  }
}
