import { expect, test } from 'vitest'
import type { Language } from '@/contract/languages'
import { dayEndings } from '@/contract/rules/language/basque-days'
import { joinedText } from '@/contract/rules/language/joined-text'
import ca from '@/messages/ca.json'
import eu from '@/messages/eu.json'
import fr from '@/messages/fr.json'
import gl from '@/messages/gl.json'

const leaves = (texts: object, prefix = ''): { key: string; text: string }[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = `${prefix}${name}`
    if (typeof value === 'string') return [{ key, text: value }]
    return typeof value === 'object' && value ? leaves(value, `${key}.`) : []
  })

/** What may stand between a small word and a placeholder, other than one space: tags, quotes, more spaces. */
const between = String.raw`(?:<\w+>|[^\p{L}\p{N}{},;:.()])+`
const before = (words: string, placeholder: string) =>
  new RegExp(`(?:^|[^\\p{L}’])(?:${words})${between}${placeholder}`, 'iu')

type Form = { language: Language; texts: object; value: string; loose: RegExp }

const forms: Form[] = [
  { language: 'ca', texts: ca, value: 'Osca', loose: before('de|del|el|al|pel', '[{#]') },
  { language: 'fr', texts: fr, value: 'Alicante', loose: before('de', '[{#]') },
  {
    language: 'gl',
    texts: gl,
    value: 'A Coruña',
    loose: before('de|en|a|con|por', String.raw`\{(?:place|city)[,}]`),
  },
]

test.each(forms)(
  '$language: a small word before a placeholder is always joined to it',
  ({ language, texts, value, loose }) => {
    const left = leaves(texts).flatMap(({ key, text }) => {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
      const values = Object.fromEntries(names.map((name) => [name, value]))
      return loose.test(joinedText(language, text, values).text) ? [`${key}: ${text}`] : []
    })
    expect(left).toEqual([])
  },
)

test.each(['a prop de  {place}', 'de {kind, select, other {arròs}}', 'de # menús', 'fins al <b>{date}</b>'])(
  'it sees «%s», which is not',
  (text) => {
    const [catalan] = forms
    expect(text).toMatch(catalan?.loose ?? '')
  },
)

test('in Basque an ending stands behind a day alone, and a day is in no brackets', () => {
  const texts = leaves(eu)
  const endings = texts.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}(\p{Ll}+)/gu)])
  expect(endings.length).toBeGreaterThan(40)
  for (const [, name, ending] of endings) {
    expect(['day', 'date', 'weekday', 'today', 'to']).toContain(name)
    expect(dayEndings).toContain(ending)
  }
  const bracketed = texts.filter(({ text }) => /\(\{(?:ofDay|day)[},:]/.test(text))
  expect(bracketed.map(({ key }) => key)).toEqual([])
})
