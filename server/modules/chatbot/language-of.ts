import { firstLanguage } from '@/contract/languages'
import type { Queryable } from '@/server/db/client'
import { readMemory } from './memory'
import { findConversation } from './queries'

/** The language of a conversation, for messages that are not the engine's. */
export async function languageOf(db: Queryable, conversationId: string) {
  const conversation = await findConversation(db, conversationId)
  return readMemory(conversation?.state ?? {}).talk.language ?? firstLanguage
}
