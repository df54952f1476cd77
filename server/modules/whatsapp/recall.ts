import type { Services } from '@/server/ctx'
import { t } from './phrases'
import { insertRecall, type OutboxRow } from './queries-outbox'

export const recallKind = 'recall'

type Closed = { address: string; lastInboundAt: Date | null; linkedAt: Date | null }

/**
 * What waits for an owner to write again is announced by the template WhatsApp has approved, once for each time they fell silent.
 * Without one, and to strangers, nothing is sent.
 */
export async function recall({ db, clock, messaging }: Services, row: OutboxRow, to: Closed) {
  if (!messaging.canRecall || row.kind === recallKind || !to.linkedAt || !to.lastInboundAt) return
  const now = clock()
  await insertRecall(db, {
    ...{ conversationId: row.conversationId, channel: 'whatsapp', direction: 'out', kind: recallKind },
    ...{ key: `recall:${to.address}:${to.lastInboundAt.getTime()}`, address: to.address, state: 'pending' },
    body: { reply: { text: t('recall') } },
    ...{ nextAttemptAt: now, occurredAt: now, createdAt: now },
  })
}
