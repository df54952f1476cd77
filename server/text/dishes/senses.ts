import { type Source, sources } from './languages'
import { lexicon } from './read-lexicon'
import { kindsOfWords, senses } from './sense-rules'
import type { Token } from './tokens'

type Rule = {
  words: string[]
  source: Source | null
  isWrittenSmall: boolean
  isForced: boolean
  beside: { test: RegExp; isMissing: boolean }[]
  becomes: string
}

/** What nobody can read: the dish, or its end, stays as it was written. */
export const unread = '?'

/** What a name before it means anyway: «sopa de picadillo con huevo y jamón». */
const saidAlready = '-'

const spelledOut = (condition: string): string =>
  condition.replace(/\{([a-z]+)\}/g, (_, kind: string) => {
    const words = kindsOfWords[kind]
    if (!words) throw new Error(`No kind of words is called ${kind}`)
    return `\\b(?:${spelledOut(words)})\\b`
  })

function rulesOf(line: string): Rule[] {
  const [names = '', condition = '', becomes = ''] = line.split(/ \/(?: |$)/).map((part) => part.trim())
  const [, marks = '', written = names] = /^((?:[a-z]+: |\+)*)(.*)$/u.exec(names) ?? []
  const beside = condition
    .split(' & ')
    .filter(Boolean)
    .map((one) => ({
      test: new RegExp(spelledOut(one.replace(/^!/, ''))),
      isMissing: one.startsWith('!'),
    }))
  const source = sources.find((one) => marks.includes(`${one}: `)) ?? null
  const shared = { source, isWrittenSmall: marks.includes('small: '), isForced: marks.includes('+'), beside }
  const forms = becomes.split(',')
  return written.split(',').map((name, at) => ({
    ...shared,
    words: name.split(' ').map((word) => (word === '%' ? ',' : word)),
    becomes: forms[at] ?? forms.at(-1) ?? '',
  }))
}

const byFirstWord = Map.groupBy(
  senses
    .split('\n')
    .filter((line) => line.includes(' /'))
    .flatMap(rulesOf),
  ({ words }) => words[0] ?? '',
)

/** Whether what stands near a word says what it is. */
export const isDecidedOn = (word: string) => byFirstWord.has(word)

const longestName = 6

/** «caña de lomo»: a longer name of the lexicon is no riddle. */
function isInLongerName(words: string[], from: number, to: number, source: Source) {
  for (let start = Math.max(0, to - longestName); start <= from; start++)
    for (let end = to; end <= Math.min(words.length, start + longestName); end++)
      if (end - start > to - from && lexicon[source].nouns.has(words.slice(start, end).join(' '))) return true
  return false
}

/** Words that mean several things, each as what its neighbours say that it is here. Where they do not say it, nobody can read it. */
export function inTheirSense(tokens: Token[], text: string, source: Source): Token[] {
  if (!tokens.some(({ word }) => byFirstWord.has(word))) return tokens
  const words = tokens.map(({ word }) => word)
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const rule = byFirstWord.get(token.word)?.find((one) => isMeant(one, at))
    const length = rule?.words.length ?? 1
    if (rule?.becomes !== saidAlready)
      read.push(
        rule
          ? { ...token, word: rule.becomes || unread, to: tokens[at + length - 1]?.to ?? token.to }
          : token,
      )
    at += length
  }
  return read

  function isMeant(rule: Rule, at: number): boolean {
    const to = at + rule.words.length
    if (rule.source && rule.source !== source) return false
    if (!rule.words.every((word, index) => words[at + index] === word)) return false
    if (rule.isWrittenSmall && !/^\p{Ll}/u.test(text.slice(tokens[at]?.from))) return false
    const beside = [...words.slice(0, at), '_', ...words.slice(to)].join(' ')
    if (!rule.beside.every(({ test, isMissing }) => test.test(beside) !== isMissing)) return false
    return rule.isForced || !isInLongerName(words, at, to, source)
  }
}
