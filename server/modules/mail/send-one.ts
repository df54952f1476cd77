import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '@/server/ctx'
import type { Mail } from '@/server/mails/mail'
import { mails } from '@/server/mails/mails'
import { countMail } from '@/server/metrics'
import type { Delivery } from '@/server/ports/mail/port'
import { readTraceparent } from '@/telemetry/traceparent'
import { inTrace, spanned, traceHere } from '@/telemetry/traces'
import { type Line, lineOf } from './line'
import { countBounce, keepPlace, type OutboxRow, settleOutbox } from './queries'
import { noTurn, type Turn } from './turn'
import { writeMail } from './write-mail'

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'mail' | 'signer' | 'site'>

const byKind = new Map<string, Mail>(mails.map((mail) => [mail.kind, mail]))

/** `suppression`: the reason why this address gets no more menus, or null. */
export function sendOne(
  needs: Needs,
  row: OutboxRow,
  suppression: string | null = null,
  line: Line = lineOf(needs.mail),
  turn: Turn = noTurn,
) {
  const send = () => sendThis(needs, row, suppression, line, turn)
  return inTrace(placeOf(row), () =>
    spanned(`mail ${byKind.has(row.kind) ? row.kind : 'other'}`, 'internal', send),
  )
}

/** Another request may have begun this run. A mail that names no request has the id of the job, and makes no span. */
function placeOf({ payload }: OutboxRow) {
  const here = traceHere()
  return readTraceparent(payload.traceparent) ?? (here && { ...here, isSampled: false })
}

async function sendThis(needs: Needs, row: OutboxRow, suppression: string | null, line: Line, turn: Turn) {
  const mail = byKind.get(row.kind)
  const count = (outcome: string) => countMail(mail?.kind ?? 'other', outcome)
  if (suppression && !(mail?.evenAfterBounces && suppression === 'bounce')) {
    count('suppressed')
    return settleOutbox(needs.db, row.id, { state: 'suppressed' })
  }
  if (row.expiresAt && row.expiresAt <= needs.clock()) {
    count('too-late')
    return settleOutbox(needs.db, row.id, { state: 'failed', lastError: tooLate })
  }
  const delivery = await deliver(needs, mail, row, line, turn)
  count(delivery?.outcome ?? 'suppressed')
  if (delivery) await recordDelivery(needs, row, delivery, line)
  else await settleOutbox(needs.db, row.id, { state: 'suppressed' })
}

const tooLate = 'too late'

/** Also tries again if a mail cannot be rendered: a newer version may have queued the mail, or may fix the error. */
async function deliver(needs: Needs, mail: Mail | undefined, row: OutboxRow, line: Line, turn: Turn) {
  const { id, kind, recipient: to } = row
  try {
    if (!mail) throw new Error(`nobody writes mails of kind ${kind}`)
    const written = await writeMail(needs, mail, row, line)
    if (!written) return null
    await turn.comes
    const sending = needs.mail.send({ id, to, ...written })
    turn.end()
    return await sending
  } catch (err) {
    needs.log.error({ err, id, kind }, 'mail could not be written')
    return { outcome: 'temporary', reason: String(err).slice(0, 500) } satisfies Delivery
  }
}

async function recordDelivery({ db, clock, log }: Needs, row: OutboxRow, delivery: Delivery, line: Line) {
  const { id, kind, attempts, subscriberId } = row
  const now = clock()
  line.isDown = delivery.outcome === 'unreachable'
  if (delivery.outcome === 'accepted') {
    log[row.isBulk ? 'debug' : 'info']({ id, kind }, 'mail sent')
    const accepted = performance.now()
    await untilNoted(() => line.settleSent({ db, id, sentAt: now, messageId: delivery.messageId }))
    line.noted.record(Math.max(1, Math.round((performance.now() - accepted) * 1000)))
    return
  }
  const lastError = delivery.reason
  const reason = lastError.replace(/\S+@\S+/g, '…')
  if (delivery.outcome === 'unreachable' && !triesAreOver(row.createdAt, now)) {
    log.warn({ id, kind, reason }, 'no mail server')
    await keepPlace(db, id, lastError)
    return
  }
  const again = delivery.outcome === 'temporary' ? nextAttempt(attempts, now) : null
  log.warn({ id, kind, attempts, outcome: delivery.outcome, reason, again }, 'mail not accepted')
  await db.transaction(async (tx) => {
    if (again) await settleOutbox(tx, id, { nextAttemptAt: again, lastError })
    else await settleOutbox(tx, id, { state: 'failed', lastError })
    if (delivery.outcome === 'permanent' && delivery.refused !== 'message' && subscriberId)
      await countBounce(tx, subscriberId, delivery.refused === 'recipient', now)
  })
}

const minute = 60_000

/** Less than a claim: after that, another process may be sending the mail. */
const notingMs = 100_000
const notingPauseMs = 200

/** A mail that has gone out and is not noted goes out again. So it is noted until that succeeds, whatever the database says: it may be full. */
async function untilNoted(note: () => Promise<void>) {
  for (const until = performance.now() + notingMs; ; await wait(notingPauseMs))
    try {
      return await note()
    } catch (error) {
      if (performance.now() > until) throw error
    }
}

/** Two days in total: longer than an outage of a night, shorter than the time in which the mail matters. */
const delaysMinutes = [1, 5, 15, 60, 180, 360, 720, 1_440]

/** The time of the next try after this many failures, or null to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const delay = delaysMinutes[attempts - 1]
  return delay === undefined ? null : new Date(now.getTime() + delay * minute)
}

/** Whether an unreachable server has delayed the mail for longer than all tries take. */
const triesAreOver = (createdAt: Date, now: Date) => now.getTime() - createdAt.getTime() > 48 * 60 * minute
