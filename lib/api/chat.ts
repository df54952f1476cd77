import { getChat } from '@/contract/endpoints/chat'
import { localNow } from '@/contract/rules/time/local-time'
import { requireFeature } from '../host/features'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'
import { getOwnWhatsApp } from './own-whatsapp'

import 'server-only'

/** The end of the owner's conversation, the owner's current day, and the other channels of the chatbot. */
export async function getOwnChat() {
  await requireFeature('chat')
  const owner = await requireOwner()
  const { token } = await getSession()
  const [chat, whatsapp] = await Promise.all([call(getChat, { query: {} }, { token }), getOwnWhatsApp()])
  return { owner, chat, whatsapp, today: localNow(new Date(), chat.timeZone).date }
}

export type OwnChat = Awaited<ReturnType<typeof getOwnChat>>
