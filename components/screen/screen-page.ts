import { getTranslations } from 'next-intl/server'
import type { DrawnSheet } from '@/contract/endpoints/sheets'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { priceText } from '@/contract/rules/price'
import { includesText, menuHtml } from '@/lib/feed/menu-html'
import { Markup, markup } from '@/lib/markup'
import { screenStyle } from './screen-style'

type Shown = { restaurant: Restaurant; menu: Menu | undefined; sheet: DrawnSheet | null }

/** Today's menu for a screen on the wall: the drawn sheet, or words as large as the screen allows. */
export async function screenPage({ restaurant, menu, sheet }: Shown): Promise<string> {
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

/** In hundredths of the screen's shorter side, so that two columns hold it all. */
function sizeFor({ categories, observation }: Menu) {
  const long = [observation, ...categories.flatMap(({ items }) => items.map(({ name }) => name))]
  const lines = long.reduce((sum, text) => sum + Math.ceil(text.length / 42), categories.length * 2.2)
  return Math.min(3.6, 72 / Math.max(1, lines)).toFixed(2)
}

export async function goneScreenPage(): Promise<string> {
  const t = await getTranslations('screen')
  return document(t('gone'), markup`<main class="words"><h1>${t('gone')}</h1></main>`)
}

/** Without the script a browser reads it anew by itself; with it, what stands there stays until the new one has come. */
function document(title: string, body: Markup): string {
  return String(markup`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(screenStyle)}</style>
<noscript><meta http-equiv="refresh" content="120"></noscript><script src="/pantalla.js" defer></script></head>
<body>${body}</body></html>
`)
}
