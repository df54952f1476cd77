import { languages, type WholeLanguage } from '@/contract/languages'
import { refusalKeys } from '@/contract/rules/files/refusal-keys'
import { uploadRefusals } from '@/contract/rules/files/upload-limits'
import { catalogues } from '@/server/words/catalogues'
import { createTranslator } from '@/server/words/create-translator'

/** The channel's own messages, in the language of the conversation. */
export const phrasesIn = (language: WholeLanguage) =>
  createTranslator({
    locale: languages[language].region,
    messages: catalogues[language],
    namespace: 'whatsapp',
  })

/** Writes a message with the phrases of a language. */
export type Phrased = (t: ReturnType<typeof phrasesIn>, language: WholeLanguage) => string

/** Why a file is refused, as the web says it. A telephone may send what the fields for documents take. */
export function refusalIn(language: WholeLanguage, reason: string) {
  const refusal = uploadRefusals.find((one) => one === reason)
  const { problems } = catalogues[language].upload
  if (!refusal) return problems.failed
  return refusal === 'file-type' ? problems.type.document : problems[refusalKeys[refusal]]
}
