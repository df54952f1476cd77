import { type ChatReply, chatLimits } from '@/contract/entities/chat'
import { languages, type WholeLanguage } from '@/contract/languages'
import type { Transaction } from '@/server/db/client'
import { catalogues } from '@/server/words/catalogues'
import { createTranslator } from '@/server/words/create-translator'
import { insertGreeting } from './queries'

type Greeted = { ownerId: string; firstName: string; language: WholeLanguage; now: Date }

/** Sends the chatbot's first message, once for each owner. The message is part of the conversation, which continues on every channel. */
export function greetOwner(tx: Transaction, { ownerId, firstName, language, now }: Greeted) {
  const messages = catalogues[language]
  const locale = languages[language].region
  const t = createTranslator({ locale, messages, namespace: 'chatbot.greeting' })
  const name = firstName ? `, ${firstName.slice(0, 40)}` : ''
  const reply: ChatReply = {
    text: t('text', { name }).slice(0, chatLimits.textWithMore),
    buttons: [
      { action: `say:${messages.chat.example}`, title: t('example') },
      { action: 'say:ayuda', title: t('help') },
    ],
  }
  return insertGreeting(tx, { ownerId, reply, language, now })
}
