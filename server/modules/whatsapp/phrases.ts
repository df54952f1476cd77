import { createTranslator } from 'next-intl'
import { languages, type WholeLanguage } from '@/contract/languages'
import { catalogues } from '@/server/modules/chatbot'

/** The channel's own messages, in the language of the conversation. */
export const phrasesIn = (language: WholeLanguage) =>
  createTranslator({
    locale: languages[language].region,
    messages: catalogues[language],
    namespace: 'whatsapp',
  })

/** Writes a message with the phrases of a language. */
export type Phrased = (t: ReturnType<typeof phrasesIn>) => string
