import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Linux counts in hundredths of a second, whatever the machine. */
const tickMs = 10

function ticksIn(stat: string, from: number, to: number) {
  const [, ...fields] = readFileSync(stat, 'utf8').replace(/^.*\)/s, ')').split(' ')
  return fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs
}

/** The processor time of a process since its start, with its threads and its children: those that have finished and those that go on. */
const cpuOf = (pid: number) =>
  childrenOf(pid).reduce((sum, child) => sum + cpuOfChild(child), ticksIn(`/proc/${pid}/stat`, 11, 15))

const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

/** Nothing if it has just finished: then it counts as its parent's. */
function cpuOfChild(pid: number) {
  try {
    return ticksIn(`/proc/${pid}/stat`, 11, 15)
  } catch {
    return 0
  }
}
const cpuOfThread = (pid: number, thread: number) => ticksIn(`/proc/${pid}/task/${thread}/stat`, 11, 13)

/** `database`: the thread of the api in which the embedded database runs. */
export type Watched = { api: number; web: number; database: number }

const cpuOfAll = ({ api, web }: Watched) => cpuOf(api) + cpuOf(web)

/** Of the web, of the api's main thread and of the database: whoever else asks meanwhile waits for these. */
const cpuOfAnswering = ({ api, web, database }: Watched) =>
  cpuOf(web) + cpuOfThread(api, api) + cpuOfThread(api, database)

/** The thread of a process, beside its main thread, that works most while `work` goes on. */
export async function busiestThread(pid: number, work: () => Promise<unknown>) {
  const threads = readdirSync(`/proc/${pid}/task`).map(Number)
  const before = new Map(threads.map((thread) => [thread, cpuOfThread(pid, thread)]))
  await work()
  const grown = threads.map((thread) => ({
    thread,
    ms: thread === pid ? 0 : cpuOfThread(pid, thread) - (before.get(thread) ?? 0),
  }))
  return grown.reduce((most, one) => (one.ms > most.ms ? one : most)).thread
}

const lookMs = 25
/** A minute: a line of sheets that others wait for is drawn by then. */
const mostLooks = 2400
/** The processor time of `fixedWork` on the machine on which these limits were set, when nothing else runs there. */
const fixedWorkMs = 28

function fixedWork() {
  let text = ''
  for (let n = 0; n < 40; n += 1)
    text = JSON.stringify(Array.from({ length: 4000 }, (_, at) => ({ at, n, text: 'ñandú' })))
  return text.length
}

/** How much more than there a piece of work takes here and now: a core that is shared does less in the same time. */
function slowness() {
  const before = process.cpuUsage()
  fixedWork()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 1000 / fixedWorkMs)
}

/**
 * What they use for as long as `work` takes, and until they rest: all of it, and the part of those who answer. Before, they rest for so
 * many looks: jobs of others go on meanwhile.
 */
export async function cpuFor<T>(watched: Watched, work: () => Promise<T>, quietLooks: number) {
  const slow = slowness()
  await rest(watched, quietLooks)
  const [all, answering] = [cpuOfAll(watched), cpuOfAnswering(watched)]
  const done = await work()
  await rest(watched, 1)
  const factor = Math.max(slow, slowness())
  const since = (now: number, before: number) => Math.round((now - before) / factor)
  return {
    done,
    all: since(cpuOfAll(watched), all),
    answering: since(cpuOfAnswering(watched), answering),
  }
}

async function rest(watched: Watched, quietLooks: number) {
  let last = cpuOfAll(watched)
  for (let [looks, quiet] = [0, 0]; quiet < quietLooks && looks < mostLooks; looks += 1) {
    await wait(lookMs)
    const now = cpuOfAll(watched)
    quiet = now - last < tickMs ? quiet + 1 : 0
    last = now
  }
}
