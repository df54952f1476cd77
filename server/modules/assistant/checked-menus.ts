import { z } from 'zod'
import { type MenuDraft, menuDraft } from '@/contract/entities/menu'
import { includeWords, services } from '@/contract/rules/menu-text/facts'
import { categoryNames } from '@/contract/rules/menu-text/heading-words'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { type MenuText, type ParsedMenu, toMenuDraft } from '@/contract/rules/menu-text/parsed-menu'
import { sentenceCase } from '@/contract/rules/menu-text/sentence-case'
import { fold, wordsOf } from '@/contract/rules/menu-text/words'
import type { AssistantReading } from '@/server/ports/assistant/port'
import { dishesIn } from './needs-assistant'
import { holdsName, type MessageWords, writtenIn } from './written-words'

type AssistantMenu = AssistantReading['menus'][number]

/**
 * The menus of an answer, or none when anything in it is not in the message, or when it leaves out what the rules were sure of. What
 * the rules read without a doubt stands.
 */
export function checkedMenus(
  message: string,
  read: MenuText,
  { menus }: AssistantReading,
  today: string,
): MenuDraft[] {
  const written = writtenIn(message)
  const dishes = menus.flatMap(({ courses }) => courses.flatMap((course) => course.dishes))
  if (menus.length > mostMenus || dishes.length < 2 || !menus.every((menu) => isWritten(menu, written)))
    return []
  if (losesWords(read, dishes)) return []
  const dates = datesOf(menus, written, today)
  if (!dates) return []
  const isSame = menus.length === read.menus.length
  const drafts = menus.map((menu, at) =>
    withSureFacts(draftOf(menu, dates[at]), isSame ? read.menus[at] : undefined),
  )
  const checked = z.array(menuDraft).safeParse(drafts)
  return checked.success && isOneADay(checked.data) && !isRead(checked.data, read) ? checked.data : []
}

const isOneADay = (drafts: MenuDraft[]) =>
  new Set(drafts.map(({ date, service }) => `${date} ${service}`)).size === drafts.length

const mostMenus = 14

function isWritten({ courses, price, halfPrice, includes, isDinner }: AssistantMenu, written: MessageWords) {
  const dishes = courses.flatMap((course) => course.dishes)
  const numbers = [price, halfPrice, ...dishes.map(({ supplement }) => supplement)]
  const included = new Set(written.words.map((word) => includeWords[word]))
  return (
    dishes.every(({ name }) => holdsName(written, name)) &&
    numbers.every((number) => number === null || (number > 0 && written.numbers.has(number))) &&
    includes.every((one) =>
      one === 'postre-o-cafe' ? included.has('postre') && included.has('cafe') : included.has(one),
    ) &&
    (!isDinner || written.words.some((word) => services.get(word) === 'cena'))
  )
}

/** Whether a word of a dish that the rules read without a doubt is in no dish of the answer. */
function losesWords(read: MenuText, dishes: { name: string }[]) {
  const named = new Set(dishes.flatMap(({ name }) => wordsOf(fold(name))))
  return dishesIn(read)
    .filter(({ doubts }) => doubts.length === 0)
    .some(({ name }) => wordsOf(fold(name)).some((word) => word.length > 3 && !named.has(word)))
}

/** The dates that our own rules read in the words for the days. Null when the words are not in the message or name no day. */
function datesOf(
  menus: AssistantMenu[],
  written: MessageWords,
  today: string,
): (string | undefined)[] | null {
  const days = menus.map(({ day }) => day?.trim() || null)
  if (days.every((day) => day === null)) return menus.length === 1 ? [undefined] : null
  if (!days.every((day) => day !== null && day.length < 60 && holdsName(written, day))) return null
  const named = [...new Set(days)]
  const text = named.map((day) => `${day}\nPrimeros\nLentejas\nSegundos\nMerluza`).join('\n')
  const dates = parseMenuText(text, { today }).menus.map(({ date }) => date)
  const isClear = dates.length === named.length && dates.every(Boolean)
  return isClear ? days.map((day) => dates[named.indexOf(day)]) : null
}

function draftOf({ courses, price, halfPrice, includes, isDinner }: AssistantMenu, date: string | undefined) {
  const names = [...new Set(courses.map(({ course }) => course))]
  return {
    ...(date !== undefined && { date }),
    ...{ service: isDinner ? 'cena' : 'comida', price, halfPrice, includes, window: null, observation: '' },
    categories: names.map((name) => ({
      name: categoryNames[name],
      items: courses
        .filter(({ course }) => course === name)
        .flatMap(({ dishes }) =>
          dishes.map((dish) => ({
            name: sentenceCase(dish.name.replace(/\s+/g, ' ').trim()),
            ...(dish.supplement !== null && { supplement: dish.supplement }),
          })),
        ),
    })),
  } satisfies z.input<typeof menuDraft>
}

/** What the rules read without a doubt replaces what the assistant answered. */
function withSureFacts(draft: ReturnType<typeof draftOf>, sure: ParsedMenu | undefined) {
  if (!sure) return draft
  const { date, service, price, halfPrice, includes, window, observation } = toMenuDraft(sure)
  const doubts = sure.doubts.map(({ reason }) => reason)
  const isPriced = price !== null && !doubts.some((reason) => reason.includes('price'))
  const isDated = date !== undefined && !doubts.some((reason) => reason.startsWith('date'))
  return {
    ...draft,
    ...(isDated && { date }),
    ...(service === 'cena' && { service }),
    ...(isPriced && { price }),
    halfPrice: halfPrice ?? draft.halfPrice,
    includes: includes.length > 0 ? includes : draft.includes,
    ...{ window, observation },
  }
}

/** Whether the answer is the same as the rules' reading. */
function isRead(drafts: MenuDraft[], { menus }: MenuText) {
  const factsOf = (list: MenuDraft[]) =>
    JSON.stringify(
      list.map(({ date, service, price, halfPrice, includes, categories }) => [
        ...[date, service, price, halfPrice, [...includes].sort()],
        categories.map(({ name, items }) => [name, items.map((item) => [fold(item.name), item.supplement])]),
      ]),
    )
  return factsOf(drafts) === factsOf(menus.map(toMenuDraft))
}
