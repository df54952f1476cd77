import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Linux counts in hundredths of a second, whatever the machine. */
const tickMs = 10

/** The processor time of a process since its start, with its threads and the finished children. */
function cpuOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs
}

const cpuOfAll = (pids: number[]) => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)

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

/** What they use for as long as `work` takes, and until they rest. Before, they rest for so many looks: jobs of others go on meanwhile. */
export async function cpuFor<T>(pids: number[], work: () => Promise<T>, quietLooks: number) {
  const slow = slowness()
  const before = await atRest(pids, quietLooks)
  const done = await work()
  const used = (await atRest(pids, 1)) - before
  return { done, ms: Math.round(used / Math.max(slow, slowness())) }
}

async function atRest(pids: number[], quietLooks: number) {
  let last = cpuOfAll(pids)
  for (let [looks, quiet] = [0, 0]; quiet < quietLooks && looks < mostLooks; looks += 1) {
    await wait(lookMs)
    const now = cpuOfAll(pids)
    quiet = now - last < tickMs ? quiet + 1 : 0
    last = now
  }
  return last
}
