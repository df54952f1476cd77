import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lower, memoryOf } from '@/server/ports/ocr/run-program'

const megabyte = 1024 * 1024
const lookMs = 20
const idleMs = 60_000
/** More than this is not kept between two files: the next file gets a new process. */
const restingBytes = 220 * megabyte

/** What glibc has taken for one file it gives back (scripts/run/services.mjs does the same for the api). */
const env = {
  LC_ALL: 'C.UTF-8',
  NODE_ENV: 'production' as const,
  ...{ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' },
}

type Bounds = {
  ms: number
  /** Applies only where the system tells how much memory a process takes. */
  mostMemory: number
  flags?: string[]
}

/** Why a process gave no answer. `failed` says nothing about the cause: it may have had too little memory. */
export type Ended = 'slow' | 'heavy' | 'failed'

/** The process that rests, of all programs: the memory that an operator gives the api (deploy/) has room for one beside it. */
let resting: { end(): void } | undefined

/**
 * A process of ours that works on one file after the other, with the lowest priority and without our environment variables (they hold
 * secrets). It stays for a minute: to start one, the api copies the tables of its own memory, and stops answering for so long.
 * The caller asks for one file at a time.
 */
export function createProgram(find: () => URL, { ms, mostMemory, flags = [] }: Bounds) {
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start() {
    const child = fork(fileURLToPath(find()), {
      execArgv: ['--max-semi-space-size=8', '--v8-pool-size=1', ...flags],
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (child.pid) lower(child.pid, constants.priority.PRIORITY_LOW)
    child.once('exit', () => {
      if (running === child) running = undefined
    })
    // An error is followed by the exit, or nothing has begun.
    child.on('error', () => undefined)
    child.unref()
    child.channel?.unref()
    return child
  }

  function end() {
    running?.kill('SIGKILL')
    running = undefined
  }
  const own = { end }

  async function rest(child: ChildProcess) {
    if ((await memoryOf(child.pid)) > restingBytes) return end()
    resting = own
    idle = setTimeout(end, idleMs)
    idle.unref()
  }

  return async function ask(question: Serializable): Promise<{ answer: unknown } | { ended: Ended }> {
    clearTimeout(idle)
    if (resting !== own) resting?.end()
    resting = undefined
    running ??= start()
    const child = running
    const found = await answerOf(child, question, { ms, mostMemory })
    if ('answer' in found) await rest(child)
    else end()
    return found
  }
}

function answerOf(child: ChildProcess, question: Serializable, { ms, mostMemory }: Bounds) {
  return new Promise<{ answer: unknown } | { ended: Ended }>((resolve) => {
    let isDone = false
    const done = (found: { answer: unknown } | { ended: Ended }) => {
      isDone = true
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      resolve(found)
    }
    const onMessage = (answer: unknown) => done({ answer })
    const onEnd = () => done({ ended: 'failed' })
    const timer = setTimeout(() => done({ ended: 'slow' }), ms)
    const look = async () => {
      for (; !isDone; await wait(lookMs))
        if ((await memoryOf(child.pid)) > mostMemory && !isDone) done({ ended: 'heavy' })
    }
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd)
    child.send(question, (error) => error && !isDone && onEnd())
    void look()
  })
}
