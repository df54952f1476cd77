import { firstLanguage, ownerLanguage, type WholeLanguage } from '@/contract/languages'
import type { Queryable } from '@/server/db/client'
import { findOwner } from '@/server/modules/accounts'
import { readMemory } from './memory'
import { findConversation, findConversationOf } from './queries'

type Kept = { ownerId: string | null; state: Record<string, unknown> } | undefined

async function languageIn(db: Queryable, conversation: Kept, ownerId = conversation?.ownerId) {
  const { language } = readMemory(conversation?.state ?? {}).talk
  return language ?? (await languageOfPage(db, ownerId)) ?? firstLanguage
}

/** Of the page on which the owner last acted. */
async function languageOfPage(db: Queryable, ownerId: string | null | undefined) {
  const owner = ownerId && (await findOwner(db, ownerId))
  return owner ? ownerLanguage(owner.language) : undefined
}

/** The language of a conversation, for messages that are not the engine's. */
export const languageOf = async (db: Queryable, conversationId: string): Promise<WholeLanguage> =>
  languageIn(db, await findConversation(db, conversationId))

export const languageOfOwner = async (db: Queryable, ownerId: string): Promise<WholeLanguage> =>
  languageIn(db, await findConversationOf(db, ownerId), ownerId)
