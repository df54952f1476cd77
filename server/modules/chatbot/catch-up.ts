import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { answerMessage, messageOf, order, readingOf } from './answer-message'
import { writeId } from './engine/deeds/undo'
import type { Command, Facts } from './engine/facts'
import { nothingYet } from './engine/state'
import { step } from './engine/step'
import { loadFacts } from './load-facts'
import { isOurs, noteWrite, slotsOf, type Talk } from './memory'
import { findInboundSince, type MessageRow } from './queries'

/** A conversation forgets its topic after 12 hours, so older messages do not matter. */
const windowMs = 12 * 3_600_000

/**
 * Handles a message that was written before messages that already have answers. Replays the conversation in the order in which it
 * was written. Existing replies stay, and their commands run again (each command sets a value, so a second run is harmless). The
 * late message is answered in its place. A slot that was changed elsewhere in the meantime stays unchanged.
 */
export async function catchUp(ctx: Ctx, tx: Transaction, talk: Talk, first: MessageRow) {
  const since = new Date(first.occurredAt.getTime() - windowMs)
  const { language, isLanguageSure } = talk.memory.talk
  talk.memory = { ...talk.memory, talk: { ...nothingYet, language, isLanguageSure } }
  let facts: Facts | null = null
  for (const row of await findInboundSince(tx, talk.id, since)) {
    if (row.state === 'received') {
      await answerMessage(ctx, tx, talk, row)
      facts = null
      continue
    }
    facts ??= await loadFacts(ctx, talk.ownerId, row.channel)
    await again(ctx, tx, talk, row, { ...facts, channel: row.channel }, (changed) => {
      facts = changed
    })
  }
}

async function again(
  ctx: Ctx,
  tx: Transaction,
  talk: Talk,
  row: MessageRow,
  facts: Facts,
  keep: (facts: Facts) => void,
) {
  const message = messageOf(row)
  const id = writeId(message)
  const { written, wrote } = talk.memory
  const isRepeated = wrote.includes(id)
  const next = step(talk.memory.talk, message, { ...facts, ...readingOf(row), written, isRepeated })
  talk.memory = { ...talk.memory, talk: next.state }
  const before = facts.menus
  const done: Command[] = []
  for (const command of next.commands) {
    const slots = slotsOf(command)
    if (command.do === 'unlink' || slots.length === 0 || !isOurs(talk.memory, facts, slots)) continue
    const isDone = await tx.transaction(() => order(ctx, talk, facts, command)).then(() => true, refused)
    if (isDone) done.push(command)
    keep(facts)
  }
  noteWrite(talk, { id, at: message.at }, done, [before, facts.menus])
}

function refused(error: unknown) {
  if (!(error instanceof AppError)) throw error
  return false
}
