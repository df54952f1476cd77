import { getTranslations } from 'next-intl/server'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { priceText } from '@/contract/rules/price'
import { profilePath } from '@/contract/rules/profile-slug'
import { clockTimes, includesText, menuHtml } from '@/lib/feed/menu-html'
import { Markup, markup } from '@/lib/markup'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { site } from '@/lib/site'
import { widgetStyle } from './widget-style'

/** Today's menu as a whole document of a few kilobytes, without scripts, fonts or pictures, for somebody else's page. */
export async function widgetPage(restaurant: Restaurant, menu: Menu | undefined): Promise<string> {
  const t = await getTranslations('widget')
  const { restaurantName: name } = restaurant
  const url = absoluteUrl(profilePath(restaurant))
  return document(
    t('title', { name }),
    markup`<main>
<header><h1><a href="${url}" target="_blank" rel="noopener">${name}</a></h1>${price(menu)}
<h2>${t(menu?.service ?? 'comida')}</h2></header>
${menu ? await menuOf(menu) : markup`<p>${t('none')}</p>`}
</main>
<footer><a href="${url}" target="_blank" rel="noopener">${t('more')}</a>
<a href="${absoluteUrl('/')}" target="_blank" rel="noopener">${t('by', { site: site.name })}</a></footer>`,
  )
}

/** For a frame that stays behind when its restaurant has gone. */
export async function goneWidgetPage(): Promise<string> {
  const t = await getTranslations('widget')
  return document(
    t('gone'),
    markup`<main><h1>${t('gone')}</h1></main>
<footer><a href="${absoluteUrl('/')}" target="_blank" rel="noopener">${t('by', { site: site.name })}</a></footer>`,
  )
}

const price = (menu: Menu | undefined) =>
  typeof menu?.price === 'number' && markup`<span class="price">${priceText(menu.price)}</span>`

async function menuOf(menu: Menu): Promise<Markup> {
  const t = await getTranslations('widget')
  const window = menu.window && t('window', clockTimes(menu.window))
  const facts = [window, await includesText(menu.includes)].filter(Boolean).join(' ')
  return markup`${facts && markup`<p class="facts">${facts}</p>`}${await menuHtml(menu)}`
}

function document(title: string, body: Markup): string {
  return String(markup`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(widgetStyle)}</style></head>
<body>${body}</body></html>
`)
}
