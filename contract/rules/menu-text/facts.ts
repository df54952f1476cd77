import { type Amount, amountsIn, eurosOf, standIn } from './amounts'
import { fold, wordsOf } from './fold'
import { listed } from './phrases'
import type { Include, Service } from './types'
import { glue, includeWords } from './words/talk'

export type Facts = {
  amounts: Amount[]
  includes: Include[]
  /** One thing alone, without «incluye»: a fact, or a dish of the course being read. */
  weak: boolean
  /** «Incluye», «incluido», in so many words. */
  said: boolean
  /** A figure without a sign, and whether a word such as «precio» stood by it. */
  bare: { euros: number; named: boolean; words: string } | null
  service: Service | null
  nextWeek: boolean
}

const glueWords = new Set(listed(glue.replaceAll('\n', ' ')))
const services = new Map<string, Service>([
  ...['comida', 'comidas', 'mediodia', 'almuerzo', 'migdia', 'dinar', 'xantar', 'bazkaria', 'eguerdia'].map(
    (word) => [word, 'comida'] as const,
  ),
  ...['cena', 'cenas', 'noche', 'noches', 'nocturno', 'sopar', 'nit', 'cea', 'noite', 'afaria', 'gaua'].map(
    (word) => [word, 'cena'] as const,
  ),
])
const figure = /(?<![\d.,:/'])\d{1,4}(?:[.,'’]\d{1,2})?(?![\d:/h%º'’]|[.,]\d)/g

/** The whole text says price, hours, service and what is included, and nothing else. */
export function readFacts(text: string): Facts | null {
  const folded = fold(text).replace(/\bp\/p\b/g, 'persona')
  const figures = folded.match(figure)?.filter((found) => found !== '1' && found !== '2') ?? []
  const [only] = figures
  const words = wordsOf(folded.replace(standIn, ' ').replace(figure, ' '))
  if (figures.length > 1 || !words.every((word) => isFactWord(word))) return null
  const amounts: Amount[] = []
  const includes = includesIn(folded, words)
  const said = words.some((word) => /^(?:inc$|incl|barne)/.test(word))
  const named = words.some((word) =>
    /^(?:precio|preu|prezo|prezio|prezioa|pvp|menu|menus|menua|por|solo|a)$/.test(word),
  )
  return {
    amounts,
    includes,
    said,
    weak: includes.length === 1 && !said && text.search(standIn) < 0 && !only,
    bare: only && includes.length + words.length < 24 ? { euros: eurosOf(only), named, words: text } : null,
    service: words.map((word) => services.get(word)).find(Boolean) ?? null,
    nextWeek:
      /(?:proxima|que viene|vinent|que ven) ?semana?|semana (?:que viene|proxima|que ven)|setmana (?:vinent|que ve)/.test(
        folded,
      ),
  }
}

const isFactWord = (word: string) =>
  glueWords.has(word) ||
  word in includeWords ||
  services.has(word) ||
  /^(?:viene|semana|setmana|vinent|que|ven|ou|inc|incl[a-z]*)$/.test(word)

function includesIn(folded: string, words: readonly string[]): Include[] {
  const found = new Set<Include>(words.flatMap((word) => includeWords[word] ?? []))
  if (/[12] ?º|primer|segund/.test(folded)) found.delete('postre')
  const either =
    /(?:postres?|sobremesa|postrea) (?:o|u|edo|ou|o bien|\/) ?(?:un )?(?:cafe|infusion|kafea)|cafe (?:o|u|edo|ou) (?:un )?(?:postre|sobremesa)|postre ?\/ ?cafe|cafe ?\/ ?postre/
  if (!either.test(folded)) return [...found]
  found.delete('postre')
  found.delete('cafe')
  return [...found, 'postre-o-cafe']
}

export function factsWith(text: string, amounts: readonly Amount[]): Facts | null {
  const facts = readFacts(text)
  if (!facts) return null
  const found = amountsIn(text, amounts)
  const costsExtra = found.some(({ kind }) => kind === 'supplement')
  return { ...facts, amounts: found, includes: costsExtra ? [] : facts.includes }
}
