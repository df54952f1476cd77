import { expect, test } from 'vitest'
import type { Language } from '@/contract/languages'
import { joinedText } from '@/contract/rules/language/joined-text'
import ca from '@/messages/ca.json'
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
