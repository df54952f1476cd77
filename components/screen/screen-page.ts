import type { DrawnSheet } from '@/contract/endpoints/sheets'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { includesText, menuHtml } from '@/lib/feed/menu-html'
import { priceText } from '@/lib/i18n/price-text'
import { getTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { Markup, markup } from '@/lib/markup'
import { sizeFor } from './size-for'

/** Sizes are relative to the screen, so that small and large screens look the same. */
const screenStyle = `
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:#faf7f0;color:#1f1a17;font-family:system-ui,sans-serif;overflow:hidden}
.drawn{height:100%;background:#1f1a17;position:relative}
.drawn img{width:100%;height:100%;object-fit:contain;display:block}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.words{height:100%;padding:5vmin 6vmin;display:flex;flex-direction:column;gap:3vmin;border-top:2vmin solid #b3261e}
.words header{display:grid;grid-template-columns:1fr auto;gap:1vmin 4vmin}
.words h1{font-size:7vmin;line-height:1.1}
.words h2{font-size:4vmin;font-weight:500;color:#b3261e}
.words .price{grid-area:1/2/span 2;font-size:11vmin;line-height:1;font-weight:800;font-variant-numeric:tabular-nums}
.words p{font-size:3.4vmin}
.dishes{flex:1;min-height:0;overflow:clip;columns:2;column-gap:6vmin;font-size:calc(var(--size)*1vmin);line-height:1.35}
.dishes h3{font-size:1.15em;margin:0 0 .2em;break-after:avoid;color:#b3261e}
.dishes ul{list-style:none;padding:0;margin:0 0 .8em;break-inside:avoid}
.dishes li{padding:.08em 0}
@media (max-aspect-ratio:1/1){body{overflow:auto}.words{height:auto;min-height:100%;overflow-wrap:anywhere}.dishes{columns:1;font-size:max(4vmin,1rem)}
.words p{font-size:max(3.4vmin,1rem)}}
`

type ScreenContent = { restaurant: Restaurant; menu: Menu | undefined; sheet: DrawnSheet | null }

/** Today's menu for a screen on the wall: the drawn sheet, or text as large as the screen allows. */
export async function screenPage({ restaurant, menu, sheet }: ScreenContent): Promise<string> {
  const t = await getTranslations('screen')
  const { restaurantName: name } = restaurant
  const drawn = menu && sheet
  const price = typeof menu?.price === 'number' && markup`<p class="price">${priceText(menu.price)}</p>`
  const words = markup`<header><h1>${name}</h1>${menu ? markup`<h2>${t(menu.service)}</h2>` : null}${price}</header>
${menu ? markup`<div class="dishes" style="--size:${sizeFor(menu)}">${await menuHtml(menu)}</div><p>${await includesText(menu.includes)}</p>` : markup`<p>${t('none')}</p>`}`
  return document(
    t('title', { name }),
    drawn
      ? markup`<main class="drawn"><img src="${drawn.url}" alt=""><div class="spoken">${words}</div></main>`
      : markup`<main class="words">${words}</main>`,
  )
}

export async function goneScreenPage(): Promise<string> {
  const t = await getTranslations('screen')
  return document(t('gone'), markup`<main class="words"><h1>${t('gone')}</h1></main>`)
}

/** Without JavaScript, the browser reloads the page itself. With JavaScript, the old content stays until the new content has loaded. */
function document(title: string, body: Markup): string {
  return String(markup`<!doctype html>
<html lang="${languageHere()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(screenStyle)}</style>
<noscript><meta http-equiv="refresh" content="120"></noscript><script src="/pantalla.js" defer></script></head>
<body>${body}</body></html>
`)
}
