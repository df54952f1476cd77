import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Markup, markup } from '@/lib/markup'

it('escapes what is put in, once', () => {
  const inner = markup`<b>${'Pan & <vino>'}</b>`
  expect(String(markup`<p title="${'"\''}">${inner}${[inner]}${null}${false}${2}</p>`)).toBe(
    '<p title="&quot;&#39;"><b>Pan &amp; &lt;vino&gt;</b><b>Pan &amp; &lt;vino&gt;</b>2</p>',
  )
})

it('takes markup as it is', () => expect(String(markup`${new Markup('<br>')}`)).toBe('<br>'))

it('leaves out what XML may not hold', () => {
  expect(String(markup`${'a\0\u0008b\n\ud800c\uffff'}`)).toBe('ab\n\ufffdc')
})

const awkward = fc.constantFrom(...'&<>"\'a;#ñ🥘\0\n', '\ud800', '\udc00', '\uffff')

it('keeps every text a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: awkward }), (text) => {
      expect(String(markup`${text}`)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
    }),
  )
})
