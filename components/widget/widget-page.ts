import { servingLabels } from '@/components/ui/serving/serving-labels'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { servedTimesOf } from '@/contract/rules/menu/serving'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { includesText, menuHtml } from '@/lib/feed/menu-html'
import { dayText } from '@/lib/i18n/day-and-window'
import { priceText } from '@/lib/i18n/price-text'
import { timesInWords } from '@/lib/i18n/times-in-words'
import { getTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { Markup, markup } from '@/lib/markup'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { site } from '@/lib/site'
import { type ServingStep, servingSteps } from './serving-steps'

/** The style of the widget: small, independent of the surrounding page, light and dark like ours. The price is the largest text. */
const widgetStyle = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1d1412; --soft: #62554f; --line: #e4dcd6; --red: #b40d29;
  --stripe: rgb(200 16 46 / .52); --base: #fff; --mustard: #f7bc26; --on-mustard: #2b1a00; --blue: #17479e;
  --olive: #4a6412 }
@media (prefers-color-scheme: dark) { :root { --paper: #15100f; --ink: #f9f2ec; --soft: #c0b2aa; --line: #3b302d;
  --red: #ff8d93; --stripe: rgb(222 40 70 / .55); --base: #2c1416; --mustard: #f2b321; --blue: #a3c0ff;
  --olive: #b9d36b } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 16px/1.45 Figtree, system-ui, sans-serif }
body::before { content: ""; display: block; height: 12px; background-color: var(--base); background-size: 8px 8px;
  background-image: linear-gradient(90deg, var(--stripe) 50%, transparent 50%), linear-gradient(var(--stripe) 50%, transparent 50%) }
main { padding: 14px 16px 10px }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px 12px }
h1 { font-size: 1.15rem; line-height: 1.15; text-wrap: balance }
h1 a { color: inherit; text-decoration: none; display: inline-block; padding: 10px 0 }
h1 a:hover { text-decoration: underline }
h2 { font-size: 1rem; color: var(--soft); font-weight: 600; width: 100% }
h3 { font-size: 1rem; margin: 12px 0 2px }
ul { list-style: none; padding: 0 }
li { padding: 3px 0; border-bottom: 1px dashed var(--line) }
p { margin-top: 8px }
s { color: var(--soft) }
.price { font-size: 1.9rem; line-height: 1.1; font-weight: 800; font-variant-numeric: tabular-nums; white-space: nowrap;
  background: var(--mustard); color: var(--on-mustard); padding: 2px 12px; border-radius: 4px }
.facts { color: var(--soft) }
.steps { display: grid; width: 100%; margin: 0; font-size: 1rem; font-weight: 600 }
.steps > * { grid-area: 1 / 1; animation: come 0s var(--from) forwards, go 0s var(--to, 9999999s) forwards }
.steps > :not(:first-child) { visibility: hidden }
.state > *::before { content: ""; display: inline-block; width: .6em; height: .6em; margin-right: .5em; border: 2px solid; border-radius: 50% }
.state > [data-tone=open]::before { background: currentColor }
[data-tone=open] { color: var(--olive) } [data-tone=later] { color: var(--blue) } [data-tone=over] { color: var(--soft) }
[data-tone=closed] { color: var(--red) }
@keyframes come { to { visibility: visible } }
@keyframes go { to { visibility: hidden } }
footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 0 16px 8px; font-size: .95rem }
footer a { color: var(--blue); font-weight: 600; padding: 11px 0; text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 2px }
`

/**
 * Today's menu as a document of a few kilobytes without scripts, fonts or pictures, for other websites. It says at each minute what a card
 * says, also in a frame that stays open past midnight: CSS changes the line.
 */
export async function widgetPage(restaurant: Restaurant, menu: Menu | undefined, now: Date): Promise<string> {
  const [t, labels] = await Promise.all([getTranslations('widget'), servingLabels()])
  const steps = servingSteps(restaurant, menu, now, labels)
  const { restaurantName: name } = restaurant
  const url = absoluteUrl(profilePath(restaurant))
  return document(
    t('title', { name }),
    markup`<main>
<header><h1><a href="${url}" target="_blank" rel="noopener">${name}</a></h1>${price(menu)}
<h2>${await headingOf(menu, steps)}</h2>${stateOf(steps)}</header>
${menu ? await menuOf(menu, restaurant, steps) : markup`<p>${t('none')}</p>`}
</main>
<footer><a href="${url}" target="_blank" rel="noopener">${t('more')}</a>
<a href="${absoluteUrl('/')}" target="_blank" rel="noopener">${t('by', { site: site.name })}</a></footer>`,
  )
}

/** The document for a frame whose restaurant no longer exists. */
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

/** «Menú de hoy», and the day once that day is over. */
async function headingOf(menu: Menu | undefined, steps: ServingStep[]) {
  const t = await getTranslations('widget')
  const heading = t(menu?.service ?? 'comida')
  const end = steps.find(({ isPast }) => isPast)
  if (!menu || !end) return heading
  const past = t('past', { day: dayText(menu.date) })
  return markup`<span class="steps">${[until(0, end.from, heading), until(end.from, undefined, past)]}</span>`
}

/** The serving line, with what it will say later. Only what holds is visible, and read aloud. */
function stateOf(steps: ServingStep[]) {
  const lines = steps.map(
    ({ from, text, tone }, index) => text && until(from, steps[index + 1]?.from, text, tone),
  )
  return markup`<p class="steps state">${lines.filter((line) => line instanceof Markup)}</p>`
}

const until = (from: number, to: number | undefined, text: string, tone?: string) =>
  markup`<span style="--from: ${from}s${to === undefined ? '' : `; --to: ${to}s`}"${tone ? markup` data-tone="${tone}"` : ''}>${text}</span>`

async function menuOf(menu: Menu, { schedule }: Restaurant, steps: ServingStep[]): Promise<Markup> {
  const t = await getTranslations('widget')
  const served = servedTimesOf(menu, schedule)
  // Before the menu the serving line has the same times.
  const isSaid = served.length === 1 && steps[0]?.tone === 'later'
  const window = served.length > 0 && !isSaid && t('window', { times: timesInWords(served) })
  const facts = [window, await includesText(menu.includes)].filter(Boolean).join(' ')
  return markup`${facts && markup`<p class="facts">${facts}</p>`}${await menuHtml(menu)}`
}

function document(title: string, body: Markup): string {
  return String(markup`<!doctype html>
<html lang="${languageHere()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(widgetStyle)}</style></head>
<body>${body}</body></html>
`)
}
