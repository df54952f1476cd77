import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit */
/** @typedef {{ process: import('node:child_process').ChildProcess, exit: Promise<Exit> }} Child */
/** @typedef {(line: string, from: 'stdout' | 'stderr') => void} OnLine */

const GRACE = 4000

/** @type {Set<Child>} */
const running = new Set()

/**
 * The end of a process, with all its output. Does not wait for ever: a process that the child has started may keep the pipes open.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Exit>}
 */
function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }))
    child.once('close', (code, signal) => resolve({ code, signal }))
    child.once('exit', (code, signal) => setTimeout(() => resolve({ code, signal }), 250).unref())
  })
}

/**
 * Starts Node itself, with no npm or shell between us and the signal. The child has its own process group: Ctrl-C reaches only the
 * supervisor, and all that the child has started can be ended with it.
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, onLine?: OnLine }} options
 * @returns {Child}
 */
export function startNode(args, { env, onLine }) {
  const output = onLine ? 'pipe' : 'inherit'
  const stdio = /** @type {const} */ (['ignore', output, output, 'ipc'])
  const child = spawn(process.execPath, args, { env, detached: true, stdio: [...stdio] })
  for (const from of /** @type {const} */ (['stdout', 'stderr'])) {
    const stream = child[from]
    if (stream && onLine) createInterface({ input: stream }).on('line', (line) => onLine(line, from))
  }
  const entry = { process: child, exit: exitOf(child) }
  running.add(entry)
  entry.exit.then(() => running.delete(entry))
  return entry
}

/** @param {Child} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (child.process.pid) process.kill(-child.process.pid, signal)
  } catch {
    // No process of the group is left.
  }
}

/** @param {Child} child */
export async function end(child) {
  child.process.kill('SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE)
  await child.exit
  clearTimeout(timer)
  signalGroup(child, 'SIGKILL')
}

let ending = false

/** True while all processes are being ended: nothing is started any more. */
export const isEnding = () => ending

export async function endAll() {
  ending = true
  await Promise.all([...running].map(end))
}

export function killAll() {
  for (const child of running) signalGroup(child, 'SIGKILL')
}
