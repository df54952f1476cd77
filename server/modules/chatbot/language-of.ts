import { firstLanguage } from '@/contract/languages'
import type { Queryable } from '@/server/db/client'
import { readMemory } from './memory'
import { findConversation, findConversationOf } from './queries'

type Kept = { state: Record<string, unknown> } | undefined

const languageIn = (conversation: Kept) =>
  readMemory(conversation?.state ?? {}).talk.language ?? firstLanguage

/** The language of a conversation, for messages that are not the engine's. */
export const languageOf = async (db: Queryable, conversationId: string) =>
  languageIn(await findConversation(db, conversationId))

export const languageOfOwner = async (db: Queryable, ownerId: string) =>
  languageIn(await findConversationOf(db, ownerId))
