import type { Amount } from './amounts'
import type { Facts } from './facts'
import { fold } from './fold'
import type { OpenMenu } from './open-menu'
import type { Doubt } from './types'

/** Above this a menú del día is asked about; the contract takes no more than the second. */
const usual = 100
/** Below this, what a note says is a supplement. */
const lowest = 5
const most = 10_000

function doubtOf(euros: number): Doubt['reason'] | null {
  if (euros === 0) return 'price-zero'
  return euros > usual ? 'price-high' : null
}

function setPrice(menu: OpenMenu, euros: number, line: number, words: string) {
  const doubt = doubtOf(euros)
  if (menu.price !== null && menu.price !== euros) {
    menu.doubts.push({ reason: 'several-prices', line, words })
    return
  }
  if (euros <= most) menu.price = euros
  if (doubt) menu.doubts.push({ reason: doubt, line, words })
}

function setAmount(menu: OpenMenu, amount: Amount, line: number) {
  if (amount.kind === 'price') setPrice(menu, amount.euros, line, amount.words)
  if (amount.kind === 'half' && amount.euros <= most) menu.halfPrice ??= amount.euros
  if (amount.kind === 'negative') menu.doubts.push({ reason: 'price-negative', line, words: amount.words })
  if (amount.kind === 'window') {
    menu.window ??= amount.window
    if (amount.evening) menu.service ??= 'cena'
  }
  if (amount.kind === 'supplement') menu.doubts.push({ reason: 'price-guessed', line, words: amount.words })
}

export function setPrices(menu: OpenMenu, { amounts, bare }: Facts, line: number) {
  for (const amount of amounts) setAmount(menu, amount, line)
  if (!bare || amounts.some(({ kind }) => kind === 'price')) return
  if (!bare.named) menu.doubts.push({ reason: 'price-guessed', line, words: bare.words })
  setPrice(menu, bare.euros, line, bare.words)
}

export function notePrices(menu: OpenMenu, amounts: readonly Amount[], line: number) {
  for (const amount of amounts)
    if (amount.kind === 'price' && amount.euros >= lowest)
      menu.notedPrices.push({ euros: amount.euros, line, words: amount.words })
}

/** «Sábado y domingo menú especial 20 €», when no other price is named. */
export function takeNotedPrice(menu: OpenMenu) {
  const [only, another] = menu.notedPrices
  if (menu.price !== null || !only || another) return
  menu.price = only.euros
  menu.doubts.push({ reason: 'price-guessed', line: only.line, words: only.words })
}

/** A single price that stood behind the last dish is the menu's, as far as one can tell. */
export function takePriceOfOnlyItem(menu: OpenMenu) {
  const items = menu.categories.flatMap((category) => category.items)
  const priced = items.filter(({ doubts }) => doubts.some(({ reason }) => reason === 'item-price'))
  const [only] = priced
  if (menu.price !== null || priced.length !== 1 || !only) return
  const doubt = only.doubts.find(({ reason }) => reason === 'item-price')
  const figures = doubt?.words.match(/\d{1,3}(?:[.,'’]\d{1,2})?/)?.[0]
  const each = /racion|unidad|ud\b|kilo|kg/.test(fold(doubt?.words ?? ''))
  const atEdge = only === items.at(-1) || only === items[0]
  const euros = Number(figures?.replace(/[,'’]/, '.'))
  if (!doubt || !atEdge || each || !(euros >= lowest)) return
  menu.price = euros
  doubt.reason = 'price-guessed'
}
