import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type News, news } from './serve-publishing'

export type Publishing = Awaited<ReturnType<typeof startPublishing>>

const lookMs = 20
/** Due menus are published when the jobs start, as after any start. */
const lateMs = 1_000

/** serve-publishing.ts as a process that can be killed and started again. */
export async function startPublishing(serving: string[] = []) {
  const state: { child: ChildProcess; last: News | null; spent: number; nowAtZero: number } = {
    child: start(),
    last: null,
    spent: 0,
    nowAtZero: 0,
  }

  function start() {
    const child = fork(process.argv[1] ?? '', ['--serve', ...serving], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', (message) => {
      if (child === state.child) state.last = news.parse(message)
    })
    return child
  }

  async function until<T>(find: (last: News) => T | null): Promise<T> {
    for (;;) {
      if (state.child.exitCode !== null) throw new Error(`the api ended with ${state.child.exitCode}`)
      const found = state.last && find(state.last)
      if (found !== null) return found
      await wait(lookMs)
    }
  }

  const begin = () => state.child.send({ now: state.nowAtZero + performance.now() })
  await until(({ url }) => url)

  return {
    /** Null while there is no api. */
    url: () => state.last?.url ?? null,
    /** How many are due. */
    async begin(at: Date): Promise<number> {
      state.nowAtZero = at.getTime() + lateMs - performance.now()
      begin()
      return until(({ left }) => left)
    },
    async untilLeft(count: number) {
      await until(({ left }) => (left !== null && left <= count ? left : null))
    },
    async killAndGoOn() {
      state.spent += state.last?.cpuMs ?? 0
      state.last = null
      const over = once(state.child, 'exit')
      state.child.kill('SIGKILL')
      await over
      state.child = start()
      await until(({ url }) => url)
      begin()
    },
    stallsMs: () => state.last?.stallsMs ?? { p99: 0, max: 0 },
    cpu: () => `${((state.spent + (state.last?.cpuMs ?? 0)) / 1000).toFixed(1)} s`,
    async stop() {
      if (state.child.exitCode !== null) return
      const over = once(state.child, 'exit')
      state.child.disconnect()
      await over
    },
  }
}
