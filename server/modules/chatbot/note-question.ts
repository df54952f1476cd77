import { addDays } from '@/contract/rules/time/local-time'
import type { Transaction } from '@/server/db/client'
import { openProposalAt } from './engine/turn'
import { type Memory, readMemory } from './memory'
import { lockConversation, updateConversation } from './queries'

/** The days whose menus an answer knows. */
const knownDays = 14

type Repeat = { from: string; to: string }

/**
 * Notes «¿Repito el del jueves?», which a reminder asks without a message before it, so that a typed «sí» shows that menu. An open
 * proposal keeps its own «sí».
 */
export async function noteQuestion(tx: Transaction, conversationId: string, repeat: Repeat, now: Date) {
  const conversation = await lockConversation(tx, conversationId)
  const memory = conversation && readMemory(conversation.state)
  const at = now.toISOString()
  if (!memory || openProposalAt(memory.talk, at)) return
  const state = { ...memory, talk: { ...memory.talk, ...questionOf(repeat), at } }
  await updateConversation(tx, conversationId, { state, updatedAt: now })
}

/** A menu that is too old to be copied here: «sí» is answered with «Todavía no he cambiado nada». */
function questionOf({ from, to }: Repeat): Partial<Memory['talk']> {
  if (from < addDays(to, -knownDays)) return { asked: null, isLost: true }
  return { asked: { yes: `carry:copy:${from}:${to}`, no: 'no:', options: [] }, isLost: false }
}
