import { chatLimits } from '@/contract/entities/chat'
import type { MenuContent } from '@/contract/entities/menu'
import { languages } from '@/contract/languages'
import { dateFormat } from '@/contract/rules/language/date-format'
import { priceText as priceIn } from '@/contract/rules/menu/price'
import { categoryNames } from '@/contract/rules/menu-text/heading-words'
import { addDays, weekdayOf } from '@/contract/rules/time/local-time'
import { answerLanguage, inEachLanguage, t, wordsHere } from './answer-language'
import type { Slot } from './state'

export { pageAt, t } from './answer-language'

const months = inEachLanguage((language) =>
  dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const list = inEachLanguage((language) => new Intl.ListFormat(languages[language].region))

/** «a, b y c» */
export const listText = (words: Iterable<string>) => list().format(words)

/** «12,50 €», in English «€12.50» */
export const priceText = (euros: number) => priceIn(euros, answerLanguage())

/** «jueves», «26 de noviembre» */
const partsOf = (date: string) => ({
  weekday: wordsHere().weekdays[weekdayOf(date)],
  day: months().format(new Date(date)),
})

const named =
  (isToday: DayKey, isTomorrow: DayKey, other: 'other' | 'ofOther' | 'toOther' | 'alone') =>
  (date: string, today: string) => {
    if (date === today) return t(`day.${isToday}`)
    if (date === addDays(today, 1)) return t(`day.${isTomorrow}`)
    return t(`day.${other}`, partsOf(date))
  }

type DayKey = 'today' | 'tomorrow' | 'ofToday' | 'ofTomorrow' | 'toToday' | 'toTomorrow'

/** «hoy», «mañana», «el jueves 26 de noviembre» */
export const dayName = named('today', 'tomorrow', 'other')
/** «de hoy», «del jueves 26 de noviembre» */
export const ofDay = named('ofToday', 'ofTomorrow', 'ofOther')
/** «a hoy», «al jueves 26 de noviembre» */
export const toDay = named('toToday', 'toTomorrow', 'toOther')
const dayAlone = named('today', 'tomorrow', 'alone')

/** «del jueves 26 de noviembre», of a day that is past: in English «from», where the others have «of» and «for» alike. */
export const fromDay = (date: string) => t('day.fromOther', partsOf(date))

/** «Hoy», «Jueves 26 de noviembre»: where a line begins. */
export const dayHead = (date: string, today: string) => large(dayAlone(date, today))

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** «jueves 26»: as short as a button. */
export const shortDay = (date: string) => `${partsOf(date).weekday} ${Number(date.slice(8))}`

/** «el 26/11» */
export const dayInFigures = (date: string) =>
  t('day.short', { day: `${Number(date.slice(8))}/${Number(date.slice(5, 7))}` })

export function cut(text: string, length: number) {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** A dish as a row of a list. */
export const rowText = (name: string) => ({
  title: cut(name, 24),
  ...(name.length > 24 && { description: cut(name, 72) }),
})

/** «Lentejas, Ensalada mixta…»: enough to know a menu again. */
export function menuInShort({ categories }: Pick<MenuContent, 'categories'>, dishes = 3) {
  const names = categories.flatMap(({ items }) => items.map(({ name }) => cut(name, 50)))
  return names.slice(0, dishes).join(', ') + (names.length > dishes ? '…' : '')
}

export const title = (text: string) => cut(text, chatLimits.buttonTitle)

/** «pan, bebida» */
export const inclusionText = (what: MenuContent['includes']) =>
  what.map((one) => wordsHere().includes[one]).join(', ')

const kinds = Object.keys(categoryNames).filter(isKind)

function isKind(kind: string): kind is keyof typeof categoryNames {
  return Object.hasOwn(categoryNames, kind)
}

/** The reader of menus names the usual courses in Castilian. Who speaks another language reads them in that. */
function headingText(name: string) {
  const kind = kinds.find((one) => categoryNames[one] === name)
  return kind ? t(`course.${kind}`) : name
}

/** «12,90 € · pan, bebida y postre · 13:00–16:00» */
function factsOf({ price, halfPrice, includes, window }: MenuContent) {
  return [
    price === null ? '' : priceText(price).replace('\u00a0', ' '),
    halfPrice === null ? '' : t('menu.half', { price: priceText(halfPrice) }),
    inclusionText(includes),
    window ? `${window.start}–${window.end}` : '',
  ].filter(Boolean)
}

/** Writes a menu as a message. Lines that do not fit are counted. */
export function menuText(
  slot: Slot,
  content: MenuContent,
  today: string,
  length: number = chatLimits.textWithMore,
) {
  const head = `*${large(t(slot.service === 'cena' ? 'menu.dinner' : 'menu.lunch', { ofDay: ofDay(slot.date, today) }))}*`
  const foot = [factsOf(content).join(' · '), content.observation].filter(Boolean).join('\n')
  const room = length - head.length - Math.min(foot.length, 400) - 40
  const lines: string[] = []
  let used = 0
  let left = 0
  for (const { name, items } of content.categories) {
    if (items.length === 0) continue
    for (const [index, dish] of items.entries()) {
      const heading = index === 0 ? `*${headingText(name)}*\n` : ''
      const extra = dish.supplement ? ` (+${priceText(dish.supplement)})` : ''
      const line = `${heading}• ${cut(dish.name, 120)}${extra}${dish.soldOut ? ` – ${t('menu.soldOut')}` : ''}`
      if (left > 0 || used + line.length + 1 > room) left += 1
      else {
        lines.push(line)
        used += line.length + 1
      }
    }
  }
  const more = left > 0 ? t('menu.more', { count: left }) : ''
  return [head, lines.join('\n'), more, cut(foot, 400)].filter(Boolean).join('\n')
}

/** Cuts a text to the length that fits beside buttons. */
export const beside = (text: string) => cut(text, chatLimits.textWithMore)
