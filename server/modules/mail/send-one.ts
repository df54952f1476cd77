import type { Services } from '@/server/ctx'
import { mails } from '@/server/mails/definitions'
import type { Mail } from '@/server/mails/mail'
import { renderMail } from '@/server/mails/render'
import type { Delivery } from '@/server/ports/mail/port'
import { countBounce, findSuppression, type OutboxRow, settleOutbox } from './queries'
import { nextAttempt } from './retry'

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'mail' | 'signer' | 'site'>

const byKind = new Map<string, Mail>(mails.map((mail) => [mail.kind, mail]))

export async function sendOne(needs: Needs, row: OutboxRow) {
  const mail = byKind.get(row.kind)
  if (mail && (await isSuppressed(needs, mail, row))) {
    await settleOutbox(needs.db, row.id, { state: 'suppressed' })
    return
  }
  await settle(needs, row, await deliver(needs, mail, row))
}

async function isSuppressed({ db }: Needs, mail: Mail, { subscriberId }: OutboxRow) {
  const reason = subscriberId && (await findSuppression(db, subscriberId))
  return Boolean(reason) && !(mail.evenAfterBounces && reason === 'bounce')
}

/** A mail that cannot be written is tried again too: a newer version of us may have queued it, or mend it. */
async function deliver(
  needs: Needs,
  mail: Mail | undefined,
  { id, recipient: to, kind, payload }: OutboxRow,
) {
  try {
    if (!mail) throw new Error(`nobody writes mails of kind ${kind}`)
    const { body, ...composed } = await mail.compose(payload, { ...needs, to })
    return await needs.mail.send({ id, to, ...composed, ...renderMail(body) })
  } catch (err) {
    needs.log.error({ err, id, kind }, 'mail could not be written')
    return { outcome: 'temporary', reason: String(err).slice(0, 500) } satisfies Delivery
  }
}

async function settle({ db, clock, log }: Needs, row: OutboxRow, delivery: Delivery) {
  const { id, kind, attempts, subscriberId } = row
  const now = clock()
  if (delivery.outcome === 'accepted') {
    await settleOutbox(db, id, { state: 'sent', sentAt: now, messageId: delivery.messageId, lastError: null })
    return
  }
  const lastError = delivery.reason
  const again = delivery.outcome === 'temporary' ? nextAttempt(attempts, now) : null
  const reason = lastError.replace(/\S+@\S+/g, '…')
  log.warn({ id, kind, attempts, outcome: delivery.outcome, reason, again }, 'mail not accepted')
  await db.transaction(async (tx) => {
    if (again) await settleOutbox(tx, id, { nextAttemptAt: again, lastError })
    else await settleOutbox(tx, id, { state: 'failed', lastError })
    const bounced = delivery.outcome === 'permanent' && delivery.refused === 'recipient'
    if (bounced && subscriberId) await countBounce(tx, subscriberId, now)
  })
}
