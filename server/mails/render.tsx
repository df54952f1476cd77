import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AsText } from './parts/format'
import { forOutlook } from './parts/outlook'

export function renderMail(body: ReactNode) {
  return { html: `<!doctype html>${forOutlook(renderToStaticMarkup(body))}`, text: renderText(body) }
}

/** In this format the parts make no elements, so only React's escapes have to be undone. */
function renderText(body: ReactNode) {
  const text = renderToStaticMarkup(<AsText>{body}</AsText>).replace(
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
