import 'server-only'
import { getChat } from '@/contract/endpoints/chat'
import { localNow } from '@/contract/rules/local-time'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'
import { getOwnWhatsApp } from './own-whatsapp'

/** The end of an owner's conversation, which day it is read on, and where else it may go on. */
export async function getOwnChat() {
  const owner = await requireOwner()
  const { token } = await getSession()
  const [chat, whatsapp] = await Promise.all([call(getChat, { query: {} }, { token }), getOwnWhatsApp()])
  return { owner, chat, whatsapp, today: localNow(new Date(), chat.timeZone).date }
}

export type OwnChat = Awaited<ReturnType<typeof getOwnChat>>
