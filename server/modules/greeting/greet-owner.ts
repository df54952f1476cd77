import { createTranslator } from 'next-intl'
import { type ChatReply, chatLimits } from '@/contract/entities/chat'
import messages from '@/messages/es.json'
import type { Transaction } from '@/server/db/client'
import { insertGreeting } from './queries'

const t = createTranslator({ locale: 'es', messages, namespace: 'chatbot.greeting' })

type Greeted = { ownerId: string; firstName: string; now: Date }

/** The chatbot's own first message, once an owner: it is part of the conversation, which goes on from there on every channel. */
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
