import { setImmediate as otherTurns, setTimeout as wait } from 'node:timers/promises'
import type { Services } from '@/server/ctx'
import { type Line, lineOf, pause } from './line'
import { claimDue, findSuppressions, putBack } from './queries'
import { sendOne } from './send-one'
import { noTurn } from './turn'

const atOnce = 40
/** Longer than a mail may take. After this time, another process takes the mails of a crashed process. */
const claimMs = 2 * 60_000
/** A mail that is put back for longer waits for the run of the next minute. */
const stayMs = 50_000

/** A server that closed one connection accepts the next. A server that is down is tried again in the next minute. */
const secondLookMs = 250

type Needs = Pick<Services, 'db' | 'clock' | 'counts' | 'log' | 'mail' | 'signer' | 'site'>

/**
 * Sends all due mails. Safe to run twice and in several processes: each mail is claimed by one process. A process has one run at a
 * time. A parallel caller waits for that run, which also sends the caller's mail.
 */
export function sendPending(needs: Needs, signal?: AbortSignal): Promise<void> {
  const line = lineOf(needs.mail)
  line.isAsked = true
  line.wake()
  line.running ??= work(needs, line, signal)
  return line.running
}

async function work(needs: Needs, line: Line, signal?: AbortSignal) {
  try {
    while (line.isAsked && !signal?.aborted) {
      line.isAsked = false
      await sendAll(needs, line, signal)
      if (line.isDown && !signal?.aborted) {
        await wait(secondLookMs)
        await sendAll(needs, line, signal)
      }
    }
  } finally {
    await Promise.all(line.busy)
    sayHowLong(needs, line)
    line.mails.clear()
    line.running = undefined
  }
}

/** Logs how long accepted mails were not noted. A crash in this time sends the mails again. */
function sayHowLong({ log }: Needs, { noted }: Line) {
  if (noted.count === 0) return
  const ms = (microseconds: number) => Math.round(microseconds / 100) / 10
  const [p50, p95, max] = [noted.percentile(50), noted.percentile(95), noted.max].map(ms)
  log.info({ mails: noted.count, notedMs: { p50, p95, max } }, 'mails sent')
  noted.reset()
}

async function sendAll(needs: Needs, line: Line, signal?: AbortSignal) {
  if (line.isDown && !(await answersAgain(needs, line))) return
  while (!signal?.aborted && !line.isDown) {
    const room = atOnce - line.busy.size
    const count = room * 2 >= atOnce ? await startSending(needs, line, room) : 0
    if (count > 0 && count === room) continue
    if (line.busy.size > 0) await pause(line)
    else {
      const ms = untilNext(needs, line)
      if (ms === null) return
      await pause(line, ms)
    }
  }
}

/** Tries one mail. */
async function answersAgain(needs: Needs, line: Line) {
  await startSending(needs, line, 1)
  await Promise.all(line.busy)
  return !line.isDown
}

/** Claims due mails and starts to send them, without waiting for the end. */
async function startSending(needs: Needs, line: Line, room: number): Promise<number> {
  const now = needs.clock()
  const claimed = await claimDue(needs.db, now, new Date(now.getTime() + claimMs), room)
  const { go, later } = await line.pace.split(claimed, now, needs.counts)
  if (later.length > 0) await putBack(needs.db, later)
  const ids = go.flatMap(({ row }) => row.subscriberId ?? [])
  const suppressed = ids.length > 0 ? await findSuppressions(needs.db, ids) : new Map()
  for (const { row, waitMs } of go) {
    const reason = row.subscriberId ? suppressed.get(row.subscriberId) : undefined
    // A mail for which a person waits, and a mail that waits for its domain's pace, keep no order: they do not block other mails.
    const turn = row.isBulk && waitMs === 0 ? line.nextTurn() : noTurn
    const sending: Promise<void> = afterWait(waitMs)
      .then(() => sendOne(needs, row, reason ?? null, line, turn))
      .catch((err: unknown) => needs.log.error({ err, id: row.id }, 'mail left to the next run'))
      .finally(() => {
        turn.end()
        line.busy.delete(sending)
        line.wake()
      })
    line.busy.add(sending)
    const ms = await line.meter(needs.counts, performance.now())
    await (ms < 1 ? otherTurns() : wait(ms))
  }
  return claimed.length
}

const afterWait = async (ms: number) => {
  if (ms > 0) await wait(ms)
}

function untilNext({ clock }: Needs, line: Line): number | null {
  const now = clock().getTime()
  line.pace.forget(now - claimMs)
  const next = line.pace.next()
  return next === null || next - now > stayMs ? null : Math.max(0, next - now) + 5
}
