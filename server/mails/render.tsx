import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstLanguage, type Language } from '@/contract/languages'
import { AsHtml, AsText } from './parts/format'
import { forOutlook } from './parts/outlook'

export function renderMail(body: ReactNode, language: Language = firstLanguage) {
  const html = renderToStaticMarkup(<AsHtml language={language}>{body}</AsHtml>)
  return { html: `<!doctype html>${forOutlook(html)}`, text: renderText(body, language) }
}

/** In this format the parts make no elements, so only React's escapes have to be undone. */
function renderText(body: ReactNode, language: Language) {
  const text = renderToStaticMarkup(<AsText language={language}>{body}</AsText>).replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (entity) => characters[entity] ?? entity,
  )
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
