import { setImmediate as otherTurns } from 'node:timers/promises'
import { digestMinute } from '@/contract/rules/daily-mail'
import { localInstant } from '@/contract/rules/local-time'
import type { Services } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import type { outbox } from '@/server/db/schema'
import { dailyDigest, dailyMenu } from '@/server/mails/definitions'
import { contentOf } from './content'
import { findReaders, insertLetters, lockDueMailing, type MailingRow, updateMailing } from './queries'

type Needs = Pick<Services, 'db' | 'clock'>

/** One transaction: an embedded database does nothing else meanwhile, and searches wait for it. */
const atOnce = 100

/**
 * Gives each subscriber of what is due a row in the outbox, unique by restaurant, day and subscriber. Killed in the middle, run
 * twice or by two at once, it writes each once: a piece is one transaction, which also notes how far it came.
 */
export async function writeMailings({ db, clock }: Needs, ending?: AbortSignal) {
  while (!ending?.aborted) {
    const now = clock()
    const isMore = await db.transaction((tx) => writePiece(tx, now))
    if (!isMore) return
    await otherTurns()
  }
}

async function writePiece(tx: Transaction, now: Date): Promise<boolean> {
  const mailing = await lockDueMailing(tx, now)
  if (!mailing) return false
  const content = await contentOf(tx, mailing, now)
  if (!content) {
    await updateMailing(tx, mailing, { state: mailing.state === 'waiting' ? 'skipped' : 'written' })
    return true
  }
  const readers = await findReaders(tx, mailing.restaurantId, mailing.writtenTo, atOnce)
  await insertLetters(
    tx,
    readers.map((reader) => letterTo(reader, mailing, content.expiresAt, now)),
  )
  await updateMailing(tx, mailing, {
    state: readers.length < atOnce ? 'written' : 'writing',
    writtenTo: readers.at(-1)?.subscriberId ?? mailing.writtenTo,
    content: mailing.content ?? content.data,
  })
  return true
}

type Reader = Awaited<ReturnType<typeof findReaders>>[number]

function letterTo(
  { subscriberId, email, digest }: Reader,
  { restaurantId, date, sendAt }: MailingRow,
  expiresAt: Date,
  now: Date,
): typeof outbox.$inferInsert {
  const common = {
    id: newId(),
    recipient: email,
    subscriberId,
    date,
    payload: {},
    isBulk: true,
    createdAt: now,
  }
  if (!digest)
    return {
      ...{
        ...common,
        kind: dailyMenu.kind,
        key: `${dailyMenu.kind}:${restaurantId}:${date}:${subscriberId}`,
      },
      // What was decided on first goes first, also after an hour without a mail server.
      ...{ restaurantId, nextAttemptAt: sendAt, expiresAt },
    }
  const noon = localInstant(date, digestMinute, 'Europe/Madrid')
  return {
    ...{ ...common, kind: dailyDigest.kind, key: `${dailyDigest.kind}:${date}:${subscriberId}` },
    ...{
      nextAttemptAt: noon > now ? noon : now,
      expiresAt: localInstant(date, endOfDinner, 'Europe/Madrid'),
    },
  }
}

const endOfDinner = 23 * 60
