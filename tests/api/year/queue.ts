import { jobsOf } from '@/server/jobs/definitions'
import { tellRecentChanges } from '@/server/modules/restaurants'
import { isDue, namesHours } from './cron'
import type { Host } from './host'
import type { YearLog } from './log'
import type { Waiting } from './waiting'

const jobs = jobsOf({ hasDemoData: false })

/** The jobs, run as the queue and the timer of each minute run them. */
export function createQueue(host: Host, log: YearLog) {
  const ran = new Map<string, number>(jobs.map(({ name }) => [name, host.now.getTime()]))

  return {
    /** At `isFull` all jobs that are due, otherwise those that name their hours and those for which a row waits. Whether all came to their end. */
    async run(isFull: boolean, waits: Waiting) {
      const now = host.now.getTime()
      const isWaiting = new Map([
        ['publish-due-menus', waits.menus <= now],
        ['send-mails', waits.mails <= now],
        ['work-whatsapp', waits.chats <= now],
        ['answer-chats', waits.chats <= now],
      ])
      for (const { name, schedule = '* * * * *', everyMinute, run } of jobs) {
        const mayRun = isFull || namesHours(schedule) || isWaiting.get(name)
        if (!mayRun || !(everyMinute || isDue(schedule, ran.get(name) ?? 0, now))) continue
        const outcome = await host.run((ctx) => run(ctx, null))
        if (outcome === 'killed') return false
        // A job that fails is tried again at the next moment.
        if (outcome === 'done') ran.set(name, now)
        else log.write(host.now, `job ${name} failed`)
      }
      await host.settled()
      return !host.life.isDead
    },
    /** What a process does at its start. */
    begin() {
      host.ctx.background.run('tell-recent-changes', () => tellRecentChanges(host.ctx))
    },
  }
}
