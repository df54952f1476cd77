import { expect, it } from 'vitest'
import { missingPage, saysMissing } from '@/lib/insides/page/answer-status'
import { jsonLdText } from '@/lib/seo/json-ld'

const [name, content] = Object.entries(missingPage.other)[0] ?? []
const marker = `<meta name="${name}" content="${content}"/>`

it('hears a page say that there is none', () => {
  expect(saysMissing(`<html><head>${marker}</head><body>Nada</body></html>`)).toBe(true)
  expect(saysMissing('<html><head><meta name="robots" content="noindex"/></head></html>')).toBe(false)
})

it('does not hear it from what people write', () => {
  const escaped = marker.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  expect(saysMissing(`<p>${escaped}</p>`)).toBe(false)
  expect(saysMissing(jsonLdText({ '@type': 'Menu', name: marker }))).toBe(false)
})
