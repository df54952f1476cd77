import type { Menu, MenuContent, MenuItem } from '../../entities/menu'
import type { UserTemplate } from '../../entities/template'
import type { Language } from '../../languages'
import type { Allergen } from '../../lists'
import { joinedText } from '../language/joined-text'
import { priceText } from '../menu/price'
import { type Weekday, weekdayOf } from '../time/local-time'
import type { PrintedMenu, PrintedSection } from './types'

/** Four parts of messages/es.json, in the same structure. */
export type MenuWords = {
  weekdays: Readonly<Record<Weekday, string>>
  printedMenu: {
    includes: string
    and: string
    half: string
    supplement: string
    foot: { allergens: string; water: string; leftovers: string }
    titles: Readonly<Record<Menu['service'], string>>
    date: string
    /** The first day of a month: «1er» in French. */
    firstDay: string
    hours: string
    months: Readonly<Record<string, string>>
  }
  includes: Readonly<Record<MenuContent['includes'][number], string>>
  allergens: Readonly<Record<Allergen, string>>
}

type Question = {
  template: UserTemplate
  /** Null: the template's own texts are used. */
  menu: MenuContent | null
  words: MenuWords
  /** How prices are written: «€12» in English. */
  language?: Language
  facts: PrintedMenu['facts']
  qr?: PrintedMenu['qr']
}

/** The texts of a sheet: the dishes of the menu that are not sold out, and what the menu includes. */
export function printedMenu({ template, menu, words, language, facts, qr }: Question): PrintedMenu {
  return {
    ...(menu ? ofMenu(menu, { words, language }, template) : ofTemplate(template)),
    facts,
    foot: words.printedMenu.foot,
    allergenNames: words.allergens,
    ...(qr && { qr }),
  }
}

function ofTemplate({ menu, observations, price }: UserTemplate) {
  const sections = menu.sections.map(
    ({ category, items }): PrintedSection => ({
      category,
      items: items
        .split(/\r\n|\r|\n/)
        .filter((line) => line.trim() !== '')
        .map((text) => ({ text, allergens: [] })),
    }),
  )
  return { sections, observations: observations.text, price: price.text }
}

type Wording = Pick<Question, 'words' | 'language'>

function ofMenu(menu: MenuContent, wording: Wording, template: UserTemplate) {
  const sections = menu.categories
    .map(
      ({ name, items }): PrintedSection => ({
        category: name,
        items: items.filter(({ soldOut }) => !soldOut).map((item) => printedItem(item, wording)),
      }),
    )
    .filter(({ items }) => items.length > 0)
  return {
    sections,
    observations: [menu.observation, includesLine(menu, wording.words), halfLine(menu, wording)]
      .filter(Boolean)
      .join('\n'),
    price: menu.price === null ? (template.price.unpriced ?? '') : priceText(menu.price, wording.language),
  }
}

function printedItem(
  { name, supplement, allergens = {} }: MenuItem,
  { words: { printedMenu: texts, allergens: names }, language }: Wording,
) {
  const more = supplement ? ` (${texts.supplement.replace('{price}', priceText(supplement, language))})` : ''
  const all = Object.keys(names).filter((one): one is Allergen => one in names)
  return { text: name + more, allergens: all.filter((one) => allergens[one] === 'contains') }
}

/** «Incluye pan, bebida y postre.» */
export function includesLine({ includes }: Pick<MenuContent, 'includes'>, words: MenuWords) {
  const names = includes.map((one) => words.includes[one])
  const [last, ...others] = names.reverse()
  if (!last) return ''
  const list = others.length > 0 ? `${others.reverse().join(', ')} ${words.printedMenu.and} ${last}` : last
  return words.printedMenu.includes.replace('{list}', list)
}

function halfLine({ halfPrice }: MenuContent, { words, language }: Wording) {
  return halfPrice === null ? '' : words.printedMenu.half.replace('{price}', priceText(halfPrice, language))
}

type Sheet = {
  restaurantName: string
  menu: Pick<Menu, 'date' | 'window' | 'service'>
  words: MenuWords
  language?: Language
  /** Absent where the restaurant's page is not known. */
  place?: { address: string; city: string; contactNumber: string | null }
}

/** Without `Intl`, because its words differ between browsers. */
export function sheetFacts({
  restaurantName,
  menu,
  words,
  language = 'es',
  place,
}: Sheet): PrintedMenu['facts'] {
  const { printedMenu: texts, weekdays } = words
  const [, month = '', day = ''] = menu.date.split('-')
  const date = joinedText(language, texts.date, {
    weekday: weekdays[weekdayOf(menu.date)],
    day: day === '01' ? texts.firstDay : String(Number(day)),
    month: texts.months[String(Number(month))] ?? '',
  })
  const fecha = date.text.replace(/\{(\w+)\}/g, (_, name: string) => String(date.values[name]))
  const horario = menu.window
    ? texts.hours.replace('{start}', menu.window.start).replace('{end}', menu.window.end)
    : ''
  const address = [place?.address, place?.city].filter(Boolean).join(', ')
  const contacto = [address, place?.contactNumber, horario].filter(Boolean).join(' · ')
  return { restaurante: restaurantName, fecha, horario, menu: texts.titles[menu.service], contacto }
}
