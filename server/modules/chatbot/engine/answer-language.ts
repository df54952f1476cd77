import { addressIn, firstLanguage, languages, type WholeLanguage } from '@/contract/languages'
import { catalogues } from '@/server/words/catalogues'
import { createTranslator } from '@/server/words/create-translator'

const translatorIn = (language: WholeLanguage) =>
  createTranslator({
    locale: languages[language].region,
    messages: catalogues[language],
    namespace: 'chatbot',
  })

/** Something that writes in the language of the answer. It is made for each language when it is first needed. */
export function inEachLanguage<Format>(make: (language: WholeLanguage) => Format) {
  const made = new Map<WholeLanguage, Format>()
  return () => {
    const known = made.get(here) ?? make(here)
    made.set(here, known)
    return known
  }
}

const translator = inEachLanguage(translatorIn)

let here: WholeLanguage = firstLanguage

/** The language of the answer that is being written. */
export const answerLanguage = () => here

/** All texts that `work` writes are in this language. It runs without a pause, so no other answer is written meanwhile. */
export function answeringIn<Result>(language: WholeLanguage, work: () => Result): Result {
  const before = here
  here = language
  try {
    return work()
  } finally {
    here = before
  }
}

/** A text of the chatbot, in the language of the answer. */
export const t = (...what: Parameters<ReturnType<typeof translatorIn>>) => translator()(...what)

/** The address of a page of the site, in the language of the answer. */
export const pageAt = ({ siteUrl }: { siteUrl: string }, path: string) => siteUrl + addressIn(here, path)

/** The other texts of the language of the answer. */
export const wordsHere = () => catalogues[here]
