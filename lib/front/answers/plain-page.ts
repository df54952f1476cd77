import { addressIn, type Language } from '@/contract/languages'
import { fill } from '../../i18n/fill'
import { Markup, markup } from '../../markup'
import { site } from '../../site'
import { wordsIn } from './words'

export const plainPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const style = `:root{color-scheme:light dark}*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;max-width:40rem;margin:auto;
font:1.125rem/1.5 system-ui,sans-serif;background:#faf7f0;color:#1f1a17;border-top:.75rem solid #b3261e}
h1{font-size:1.75rem;line-height:1.2}a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#1f1a17;color:#faf7f0}}`

/** A page that works alone: it needs neither Next nor the api nor a file. */
export function plainPage(text: string, language: Language, requestId: string | null) {
  const code =
    requestId && markup`<p><small>${fill(wordsIn(language).error.code, { digest: requestId })}</small></p>`
  return String(markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text}</title><style>${new Markup(style)}</style></head>
<body><h1>${text}</h1><p><a href="${addressIn(language, '/')}">${site.name}</a></p>${code || null}</body></html>
`)
}
