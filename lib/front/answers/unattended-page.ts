import { addressIn } from '@/contract/languages'
import { env } from '../../env'
import { fill } from '../../i18n/fill'
import { readPath } from '../../language/read-path'
import { Markup, markup } from '../../markup'
import { site } from '../../site'
import { isWidgetPath } from '../frames'
import { pathOf } from '../routes'
import { retrySeconds } from './refusals'
import { wordsIn } from './words'

/** A screen on a wall and a widget on another site have nobody to reload them: the page must reload by itself. */
export const isUnattended = (url: string) => /^\/(widget|pantalla)\/[^/]+$/.test(readPath(pathOf(url)).path)

/** Has the tablecloth on top, as the usual screen and widget pages have. */
const style = `:root{color-scheme:light dark;--paper:#fff;--ink:#1d1412;--blue:#17479e;--base:#fff;--stripe:rgb(200 16 46/.52)}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:16px/1.45 Figtree,system-ui,sans-serif}
body::before{content:"";display:block;height:var(--cloth,12px);background-color:var(--base);
background-size:calc(var(--cloth,12px)/1.5) calc(var(--cloth,12px)/1.5);
background-image:linear-gradient(90deg,var(--stripe) 50%,transparent 50%),linear-gradient(var(--stripe) 50%,transparent 50%)}
main{padding:14px 16px}h1{font-size:1.15rem;line-height:1.3;text-wrap:balance}
a{display:inline-block;padding:11px 0;color:var(--blue);font-weight:600;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--blue);outline-offset:2px;border-radius:2px}`

const ofWidget = `@media (prefers-color-scheme:dark){:root{--paper:#15100f;--ink:#f9f2ec;--blue:#a3c0ff;--base:#2c1416;--stripe:rgb(222 40 70/.55)}}`

/** The screen hangs in daylight, so it has no dark colours, like the usual screen page. */
const ofScreen = `:root{color-scheme:light;--paper:#faf7f0;--cloth:4vmin}body{display:flex;flex-direction:column;min-height:100vh}
main{flex:1;display:grid;place-content:center;padding:6vmin;text-align:center}h1{font-size:max(5vmin,1.5rem)}`

/** The page that a screen or a widget shows until its menu is available again. It needs neither Next nor the api nor a file. */
export function unattendedPage(url: string) {
  const isWidget = isWidgetPath(url)
  const { language } = readPath(pathOf(url))
  const { screen, widget } = wordsIn(language)
  const text = isWidget ? widget.away : screen.away
  const home = new URL(addressIn(language, '/'), env().SITE_URL).href
  const by = fill(widget.by, { site: site.name }, language)
  return String(markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retrySeconds}"><title>${text}</title>
<style>${new Markup(style + (isWidget ? ofWidget : ofScreen))}</style></head>
<body><main><h1>${text}</h1>${isWidget && markup`<a href="${home}" target="_blank" rel="noopener">${by}</a>`}</main></body></html>
`)
}
