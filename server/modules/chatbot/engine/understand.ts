import { fold } from '@/contract/rules/menu-text/words'
import { amountIn, timeIn } from './amounts'
import { type DayMention, daysIn, withoutDays } from './days'
import type { Change, Intent } from './intents'
import * as phrases from './phrases'
import { readMenu } from './read-menu'
import { plainWords } from './spelling'
import type { ChatState } from './state'

/** A code to link a telephone. On WhatsApp, modules/whatsapp handles the code before the chatbot. */
const linkCode = /\b[0-9a-hjkmnp-tv-z]{12}-[\w-]{20}(?![\w-])/

type Context = { today: string; awaiting: ChatState['awaiting']; isLoose: boolean }

/** The most likely meaning of a text: always one intent. */
export function understand(text: string, context: Context): Intent {
  if (linkCode.test(text)) return { is: 'link' }
  const { menus } = readMenu(text, context)
  const dishes = menus.reduce(
    (sum, { categories }) => sum + categories.flatMap(({ items }) => items).length,
    0,
  )
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  if (dishes >= 3 && lines >= 3) return { is: 'menu', text }
  const order = lines <= 2 && text.length <= 300 ? orderIn(text, context) : null
  if (order) return order
  if (
    dishes >= 2 ||
    (dishes === 1 && (context.awaiting === 'menu' || lines >= 2 || amountIn(plainWords(text))))
  )
    return { is: 'menu', text }
  if (dishes === 1 && text.length <= 120) return { is: 'dish', text: text.trim() }
  return { is: 'unknown', text }
}

function orderIn(text: string, { today, awaiting, isLoose }: Context): Intent | null {
  const plain = plainWords(text)
  if (plain === '') return emojiIn(text)
  const days = daysIn(plain, today)
  const bare = withoutDays(plain, days).replace(/\s+/g, ' ').trim()
  const rest = substance(bare)
  const date = days[0]?.date ?? null
  if (awaiting === 'time' || /^(?:a las|sobre las) /.test(bare)) {
    const minute = timeIn(bare)
    if (minute !== null && substance(bare.replace(/\d.*$/, '')).length === 0)
      return phrases.schedule.test(plain) ? { is: 'schedule', date, minute } : { is: 'time', minute }
  }
  return (
    exact(plain, isLoose) ??
    scheduled(bare, plain, date) ??
    ofPrice(bare, date) ??
    ofDays(plain, bare, rest, days) ??
    ofDishes(text, plain, bare, date) ??
    asked(plain, rest, date)
  )
}

/** «👍», «?» */
function emojiIn(text: string): Intent | null {
  if (/[👍👌✅]/u.test(text)) return { is: 'publish' }
  if (/[🙏❤😊😘🥰💪]/u.test(text)) return { is: 'thanks' }
  return /^[\s?¿!¡]+$/.test(text) ? { is: 'help' } : null
}

const substance = (plain: string) =>
  plain.split(' ').filter((word) => word !== '' && !phrases.empty.has(word))

const simple = [
  'stop',
  'help',
  'publish',
  'correct',
  'cancel',
  'done',
  'hello',
  'thanks',
  'template',
] as const
const loosely = ['plan', 'whatsapp', 'stats', 'planned', 'page', 'human'] as const

function exact(plain: string, isLoose: boolean): Intent | null {
  if (isLoose && phrases.whole.publish.test(plain)) return { is: 'done' }
  const intent = simple.find((one) => phrases.whole[one].test(plain)) ?? formatIn(plain)
  if (typeof intent === 'object') return intent
  const found = intent ?? loosely.find((one) => plain.length <= 90 && phrases.whole[one].test(plain))
  return found ? { is: found } : null
}

function formatIn(plain: string): Intent | undefined {
  if (/\b(?:historia|historias|story|stories|vertical|estado)\b/.test(plain))
    return { is: 'format', format: 'story' }
  if (/\b(?:pdf|imprimir|imprimo|a4|papel|impreso)\b/.test(plain)) return { is: 'format', format: 'a4' }
  if (/\b(?:television|tele|tv|pantalla)\b/.test(plain)) return { is: 'format', format: 'tv' }
  if (
    /^(?:la |una |mandame |pasame |dame |quiero |otra vez )*(?:imagen|foto)(?: (?:del menu|de hoy|cuadrada|otra vez))*$/.test(
      plain,
    )
  )
    return { is: 'format', format: 'feed' }
  return undefined
}

function scheduled(bare: string, plain: string, date: string | null): Intent | null {
  if (!phrases.schedule.test(bare)) return null
  const minute = /\b(?:a las|sobre las|\d{1,2}[:.]\d{2})\b/.test(bare)
    ? timeIn(bare.replace(/^.*?(?=\d)/, ''))
    : null
  const isOrder = /^(?:por favor )?program/.test(bare) || minute !== null || date !== null
  if (!isOrder || amountIn(bare.replace(/a las.*$/, '')) !== null) return null
  if (substance(bare.replace(/\d.*$/, '')).length > 0) return null
  return plain.includes('programad') ? null : { is: 'schedule', date, minute }
}

function ofPrice(bare: string, date: string | null): Intent | null {
  const amount = amountIn(bare)
  if (!amount || substance(amount.rest).length > 0) return null
  return { is: 'price', euros: amount.euros, date }
}

function ofDays(plain: string, bare: string, rest: string[], days: DayMention[]): Intent | null {
  const [first = null, second = null] = days.map(({ date }) => date)
  if (phrases.copy.test(plain) && days.length > 0) return copied(plain, first, second)
  if (
    phrases.move.test(plain) &&
    days.length > 0 &&
    rest.filter((word) => !/^(?:mueve|muevelo|mover|pasa|pasalo|pasar|traslada)$/.test(word)).length === 0
  )
    return second ? { is: 'move', from: first, to: second } : { is: 'move', from: null, to: first }
  if (phrases.closed.test(bare)) return { is: 'delete', date: first }
  const isOfMenu = days.length > 0 || /\b(?:menu|todo)\b/.test(bare)
  if (phrases.remove.test(plain) && isOfMenu && rest.length === 0) return { is: 'delete', date: first }
  return null
}

/**
 * «el mismo de ayer»: copies the named day to the current topic's day. «mañana lo mismo»: copies to the named day. «copia el lunes
 * al martes»: copies the first day to the second.
 */
function copied(plain: string, first: string | null, second: string | null): Intent {
  if (second) {
    const isReversed =
      /^(?:el |para |para el )?\S+(?: \S+)? (?:pon |ponme |quiero )?(?:lo mismo|el mismo|igual|la misma)/.test(
        plain,
      )
    return isReversed ? { is: 'copy', from: second, to: first } : { is: 'copy', from: first, to: second }
  }
  const isSource =
    /\b(?:mismo|misma|igual)(?: menu)? (?:que |de |del )|\b(?:repite|repetir|copia|copiar) (?:el )?(?:menu )?(?:de |del |lo de )/.test(
      plain,
    )
  return isSource ? { is: 'copy', from: first, to: null } : { is: 'copy', from: null, to: first }
}

const courtesy = /(?: por favor| gracias| ya| eh| vale| para hoy| de hoy| hoy| perdon| tambien)+$/

function ofDishes(text: string, plain: string, bare: string, date: string | null): Intent | null {
  const sentence = bare
    .replace(courtesy, '')
    .replace(/^(?:por favor|oye|perdona|hola|y) /, '')
    .trim()
  const out = phrases.soldOut.before.exec(sentence) ?? phrases.soldOut.after.exec(sentence)
  if (out?.[1]) return { is: 'sold-out', dish: out[1], soldOut: true, date }
  const isQuestion = /[?¿]/.test(text) || /^(?:que|cual)\b/.test(plain)
  const back = phrases.soldOut.backBefore.exec(sentence) ?? phrases.soldOut.backAfter.exec(sentence)
  if (back?.[1] && !isQuestion)
    return { is: 'sold-out', dish: back[1].replace(/ (?:otra vez|de nuevo)$/, ''), soldOut: false, date }
  const change = changeIn(text, sentence)
  return change && !isQuestion ? { is: 'change', change, date } : null
}

/** Cuts the new dish from the original text, so that the dish keeps its spelling. */
function changeIn(text: string, sentence: string): Change | null {
  const replaced = phrases.change.replace.exec(sentence)
  if (replaced?.[1] && replaced[2])
    return { kind: 'replace', dish: replaced[1], by: asWritten(text, replaced[2]) }
  const removed = phrases.change.remove.exec(sentence)
  if (removed?.[1]) return { kind: 'remove', dish: removed[1] }
  const added = phrases.change.add.exec(sentence)
  if (!added?.[1]) return null
  const placed = phrases.course.exec(added[1])
  const dish = placed?.[1] ?? added[1]
  return {
    kind: 'add',
    dish: asWritten(text, dish.replace(/^(?:el|la|los|las|un|una) /, '')),
    course: placed?.[2] ?? null,
  }
}

function asWritten(text: string, plain: string) {
  const found = fold(text).lastIndexOf(plain)
  const words = (found < 0 ? plain : text.slice(found, found + plain.length)).replace(/[.\s]+$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function asked(plain: string, rest: string[], date: string | null): Intent | null {
  const service = /\b(?:cena|noche)\b/.test(plain) ? 'cena' : 'comida'
  const isDayAlone = date !== null && rest.length === 0
  if (isDayAlone || (phrases.show.test(plain) && rest.length === 0)) return { is: 'show', date, service }
  return null
}
