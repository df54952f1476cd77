import { createTranslator } from 'next-intl'
import { type ChatReply, chatLimits } from '@/contract/entities/chat'
import messages from '@/messages/es.json'
import type { Transaction } from '@/server/db/client'
import { insertGreeting } from './queries'

const t = createTranslator({ locale: 'es', messages, namespace: 'chatbot.greeting' })

type Greeted = { ownerId: string; firstName: string; now: Date }

/** Sends the chatbot's first message, once for each owner. The message is part of the conversation, which continues on every channel. */
export function greetOwner(tx: Transaction, { ownerId, firstName, now }: Greeted) {
  const name = firstName ? `, ${firstName.slice(0, 40)}` : ''
  const reply: ChatReply = {
    text: t('text', { name }).slice(0, chatLimits.textWithMore),
    buttons: [
      { action: `say:${messages.chat.example}`, title: t('example') },
      { action: 'say:ayuda', title: t('help') },
    ],
  }
  return insertGreeting(tx, { ownerId, reply, now })
}
