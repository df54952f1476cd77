import { languages, type WholeLanguage, wholeLanguages } from '@/contract/languages'
import { readPath } from '@/lib/language/read-path'
import type { Reply } from '@/server/modules/chatbot/engine/facts'
import { catalogues } from '@/server/words/catalogues'

const leaves = (value: object | string): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves)

/** What stands between the places of a text: «Hecho: el menú», «pasa». */
const partsOf = (text: string) =>
  text
    .split(/\{\w+(?:, ?plural,)?|\b(?:one|other) ?\{|[{}#*\n]|[«»“”:;.,!?¡¿()…]/)
    .map((part) => part.trim())
    .filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= 5)

const months = (language: WholeLanguage) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(languages[language].region, { month: 'long' }).format(new Date(2026, month)),
  )

function textsOf(language: WholeLanguage) {
  const { chatbot, weekdays, includes } = catalogues[language]
  const { linkText: _, greeting: __, ...said } = chatbot
  return [...leaves(said), ...leaves(weekdays), ...leaves(includes), ...months(language)]
}

const boundary = (part: string) =>
  new RegExp(`(?<!\\p{L})${part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'u')

/** The parts of texts that only other languages have, as patterns. */
function foreignOf(language: WholeLanguage) {
  const own = textsOf(language).join('\n')
  const parts = wholeLanguages
    .filter((other) => other !== language)
    .flatMap((other) => textsOf(other).flatMap(partsOf))
  return [...new Set(parts)]
    .map((part) => ({ part, pattern: boundary(part) }))
    .filter(({ pattern }) => !pattern.test(own))
}

const foreign = Object.fromEntries(wholeLanguages.map((language) => [language, foreignOf(language)]))

/** The pages of the site in another language to which a text leads. */
const foreignPages = (text: string, language: WholeLanguage) =>
  (text.match(/https?:\/\/\S+/g) ?? []).filter(
    (address) => readPath(new URL(address).pathname).language !== language,
  )

/** What a reply says that only another language says, and pages in another language. What the owner wrote is left out. */
export function leaksIn(replies: Reply[], language: WholeLanguage, written: string[] = []): string[] {
  const texts = replies.flatMap(({ text, buttons = [], list }) => [
    ...text.split('\n').filter((line) => !line.startsWith('•') || / · /.test(line)),
    ...buttons.map(({ title }) => title),
    ...(list ? [list.label, ...list.rows.map(({ title }) => title)] : []),
  ])
  const said = texts.join('\n')
  const bare = written.reduce((whole, one) => whole.replaceAll(one, ''), said)
  const parts = (foreign[language] ?? []).filter(({ pattern }) => pattern.test(bare)).map(({ part }) => part)
  return [...parts, ...foreignPages(said, language)]
}
