import type { IncomingMessage } from '@/contract/entities/chat'
import { firstLanguage, type WholeLanguage } from '@/contract/languages'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { answeringIn } from './engine/answer-language'
import { writeId } from './engine/deeds/undo'
import type { Command, Facts, Reply, Step } from './engine/facts'
import { writtenIn } from './engine/language/written-in'
import { step } from './engine/step'
import { failure } from './engine/talk/failure'
import { loadFacts, loadMenus, ownerCtxOf } from './load-facts'
import { noteLeft, noteWrite, slotsOf, type Talk } from './memory'
import { perform } from './perform'
import { insertConversation, insertMessage, type MessageRow, moveAddress, updateMessage } from './queries'
import { asStored, storedIncoming, storedReading } from './stored'

/** Runs one step of the engine, its commands and its replies. A reply's key comes from the message's key, so each reply is stored once. */
export async function answerMessage(ctx: Ctx, tx: Transaction, talk: Talk, row: MessageRow) {
  const facts = await loadFacts(ctx, talk.ownerId, row.channel)
  const message = messageOf(row)
  const next = step(talk.memory.talk, message, { ...facts, ...readingOf(row), written: talk.memory.written })
  const before = facts.menus
  const { replies, state, isDone } = await obey(ctx, tx, talk, facts, next)
  if (isDone) noteWrite(talk, { id: writeId(message), at: message.at }, next.commands, [before, facts.menus])
  talk.memory = { ...talk.memory, talk: state }
  const isLeaving = next.commands.some((command) => command.do === 'unlink')
  const conversationId = isLeaving ? await unlink(ctx, tx, row) : row.conversationId
  const language = state.language ?? facts.owner?.language ?? firstLanguage
  await keepReplies(ctx, tx, { ...row, conversationId }, replies, language)
}

/** Uses the stored time, because a client's clock may be ahead of ours. */
export const messageOf = (row: MessageRow): IncomingMessage => ({
  ...storedIncoming.parse(row.body),
  at: row.occurredAt.toISOString(),
})

export const readingOf = ({ body }: MessageRow) => storedReading.parse(body)

/** Runs all commands or none. If a command is refused, the reply says why, and the conversation's state does not change. */
async function obey(ctx: Ctx, tx: Transaction, talk: Talk, facts: Facts, next: Step) {
  try {
    await tx.transaction(async () => {
      for (const command of next.commands) if (command.do !== 'unlink') await order(ctx, talk, facts, command)
    })
    return { ...next, isDone: true }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error
    const language = next.state.language ?? facts.owner?.language ?? firstLanguage
    const reply = answeringIn(language, () => failure(error, { siteUrl: ctx.site.url }))
    return { replies: [reply], state: { ...talk.memory.talk, language: next.state.language }, isDone: false }
  }
}

type Order = Exclude<Command, { do: 'unlink' }>

/** Loads the menus again after each command, so that the next command sees the result. */
export async function order(ctx: Ctx, talk: Talk, facts: Facts, command: Order) {
  const { owner, restaurant } = facts
  if (!owner || !restaurant) return
  const asOwner = ownerCtxOf(ctx, owner.ownerId, owner.emailVerified)
  await perform(asOwner, command, facts)
  facts.menus = await loadMenus(asOwner, localNow(facts.now, restaurant.timeZone).date)
  noteLeft(talk, facts.menus, slotsOf(command))
}

/** The conversation stays with the owner. The telephone moves to a new conversation without an owner, and gets the reply there. */
async function unlink(ctx: Ctx, tx: Transaction, { channel, address }: MessageRow) {
  const { id } = await insertConversation(tx, ctx.clock())
  if (address !== null) await moveAddress(tx, channel, address, id)
  return id
}

/** In the language of the conversation, unless the message itself tells another: a menu may be in the words of its guests. */
function languageOf(message: IncomingMessage, conversation: WholeLanguage): WholeLanguage {
  if (message.kind !== 'text') return conversation
  const { sure, perhaps } = writtenIn(message.text)
  return sure ?? perhaps ?? conversation
}

async function keepReplies(
  ctx: Ctx,
  tx: Transaction,
  row: MessageRow,
  replies: Reply[],
  language: WholeLanguage,
) {
  const now = ctx.clock()
  for (const [index, { drawing, ...reply }] of replies.entries()) {
    const isReady = row.channel === 'browser' && !drawing
    await insertMessage(tx, {
      ...{ conversationId: row.conversationId, channel: row.channel, address: row.address, direction: 'out' },
      ...{ key: `${row.key}/${index}`, kind: 'reply', state: isReady ? 'delivered' : 'pending' },
      body: asStored({ reply, drawing, language }),
      // The time of our clock, not of the database's clock: the code compares these times with our clock, and the database's clock
      // may be ahead.
      ...{ occurredAt: now, createdAt: now, nextAttemptAt: now },
    })
  }
  const body = { ...row.body, language: languageOf(messageOf(row), language) }
  await updateMessage(tx, row.id, { state: 'handled', body })
}
