import { expect, test } from 'vitest'
import { jsonLdOnce } from '@/lib/insides/page/json-ld-once'
import { jsonLdText } from '@/lib/seo/json-ld'

/** As Next writes a text into a script. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)

const pageOf = (text: string, flight: string) =>
  `<body><script type="application/ld+json">${text}</script><script>self.__next_f.push([1,${inScript(flight)}])</script></body>`

const flightOf = (page: string): string =>
  JSON.parse(page.match(/push\(\[1,(".*?")\]\)<\/script>/s)?.[1] ?? '""')

test.each(['Casa Lola', 'Ñam & «Más» 15 €', '</script><b>"quoted" \\ name'])('%s is there once', (name) => {
  const text = jsonLdText({ '@type': 'Restaurant', name })
  const before = `4:"$L1"\n2f:T${Buffer.byteLength(text).toString(16)},${text}`
  const once = jsonLdOnce(pageOf(text, `${before}30:["$","p",null,{}]\n`))
  expect(flightOf(once)).toBe('4:"$L1"\n2f:T2,{}30:["$","p",null,{}]\n')
  expect(once).toContain(`<script type="application/ld+json">${text}</script>`)
})

test('a copy in two pieces stays as it is', () => {
  const text = jsonLdText({ '@type': 'Restaurant', name: 'Casa Lola' })
  const page = pageOf(text, `2f:T${Buffer.byteLength(text).toString(16)},${text.slice(0, 40)}`)
  expect(jsonLdOnce(page)).toBe(page)
})
