import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

type Bounds = {
  signal: AbortSignal
  mostBytes: number
  /** Applies only where the system tells how much memory a process takes. */
  mostMemory?: number
}

/** Returns the program's output for an input. Null when the program fails, writes too much or is stopped. */
export async function runProgram(program: string, args: string[], input: Uint8Array, bounds: Bounds) {
  const { code, output } = await runToEnd(program, args, input, bounds)
  return code === 0 ? output.toString('utf8') : null
}

/** How a program ended. `code` is null when the program was stopped. */
type Ended = { code: number | null; output: Buffer }

const lookMs = 20

/** Runs a program without a shell, without our environment variables (they hold secrets), and with low priority. */
export function runToEnd(
  program: string,
  args: string[],
  input: Uint8Array,
  { signal, mostBytes, mostMemory = Number.POSITIVE_INFINITY }: Bounds,
) {
  return new Promise<Ended>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8', NODE_ENV: 'production' },
      killSignal: 'SIGKILL',
      signal,
    })
    const parts: Buffer[] = []
    let size = 0
    // This event comes when the program could not start, and when the signal ended it.
    child.on('error', () => {
      clearInterval(watch)
      resolve({ code: null, output: Buffer.alloc(0) })
    })
    // The program may have ended before it read all its input.
    child.stdin.on('error', () => undefined)
    child.stdout.on('data', (part: Buffer) => {
      size += part.byteLength
      if (size <= mostBytes) return void parts.push(part)
      child.kill('SIGKILL')
    })
    const watch = setInterval(async () => {
      if ((await memoryOf(child.pid)) > mostMemory) child.kill('SIGKILL')
    }, lookMs)
    child.on('close', (code) => {
      clearInterval(watch)
      resolve({ code, output: Buffer.concat(parts) })
    })
    if (child.pid) lower(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.stdin.end(input)
  })
}

const pageBytes = 4096

/** In bytes. 0 when the process has ended, and where the system does not tell. */
export async function memoryOf(pid: number | undefined) {
  const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(resident) * pageBytes
}

export function lower(pid: number, priority: number) {
  try {
    setPriority(pid, priority)
  } catch {
    // The process has ended already, or we may not set its priority: it runs as it is.
  }
}
