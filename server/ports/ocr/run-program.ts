import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

type Bounds = {
  signal: AbortSignal
  mostBytes: number
  /** As far as the system tells what a process takes. */
  mostMemory?: number
}

/**
 * What a program says to what it is given, and null when it fails, says too much or is told to stop. Without a shell, without our
 * variables (there are secrets in them), and behind what else this machine has to do.
 */
export function runProgram(
  program: string,
  args: string[],
  input: Uint8Array,
  { signal, mostBytes, mostMemory = Number.POSITIVE_INFINITY }: Bounds,
) {
  return new Promise<string | null>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8', NODE_ENV: 'production' },
      killSignal: 'SIGKILL',
      signal,
    })
    const parts: Buffer[] = []
    let size = 0
    // Both when it could not be started and when the signal ended it.
    child.on('error', () => {
      clearInterval(watch)
      resolve(null)
    })
    // It may have gone before it had read everything.
    child.stdin.on('error', () => undefined)
    child.stdout.on('data', (part: Buffer) => {
      size += part.byteLength
      if (size <= mostBytes) return void parts.push(part)
      child.kill('SIGKILL')
      resolve(null)
    })
    const watch = setInterval(async () => {
      if ((await memoryOf(child.pid)) > mostMemory) child.kill('SIGKILL')
    }, 100)
    child.on('close', (code) => {
      clearInterval(watch)
      resolve(code === 0 ? Buffer.concat(parts).toString('utf8') : null)
    })
    if (child.pid) lower(child.pid)
    child.stdin.end(input)
  })
}

const pageBytes = 4096

async function memoryOf(pid: number | undefined) {
  const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(resident) * pageBytes
}

function lower(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Over already, or not ours to say: it runs as it is.
  }
}
