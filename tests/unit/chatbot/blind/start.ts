import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { addDays, weekdayOf } from '@/contract/rules/time/local-time'
import type { Facts } from '@/server/modules/chatbot/engine/facts'
import { menuOf } from '../world'

/** A Monday. */
const monday = '2026-11-16'
const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const catalan: Record<string, string> = {
  dijous: 'jueves',
  avui: 'hoy',
  dinar: 'comida',
  publicat: 'publicado',
}

/** The state of the calendar when a conversation begins, and the proposal that the chatbot has just shown and that is not published. */
export type Start = { facts: Partial<Facts>; shown: string | null }

/** Reads «hoy comida publicado: Lentejas / Pollo, 12 €; es martes, 11:00». */
export function startOf(text: string): Start {
  const spanish = text.replace(/\p{L}+/gu, (word) => catalan[word] ?? word)
  const weekday = weekdays.find((name) => new RegExp(`\\b(?:es|hoy) ${name}`).test(spanish)) ?? 'miércoles'
  const today = addDays(monday, weekdays.indexOf(weekday))
  const [, hour = '11', minute = '00'] = /(\d{1,2}):(\d\d)(?!.*\d:\d)/.exec(spanish) ?? []
  const now = new Date(`${today}T${hour.padStart(2, '0')}:${minute}:00+01:00`)
  const parts = spanish.split('; ').filter((part) => / (?:publicado|programado|en borrador)\b.*: /.test(part))
  const menus = parts.map((part) => ({ part, menu: menuIn(part, today) }))
  const draft = menus.find(({ part }) => part.includes('en borrador'))
  const stored = menus.filter((one) => one !== draft).map(({ menu }) => menu)
  return {
    facts: { now, menus: stored.toSorted((one, other) => (one.date < other.date ? -1 : 1)) },
    shown: draft ? written(draft.menu) : null,
  }
}

function menuIn(part: string, today: string): OwnMenu {
  const at = part.indexOf(': ')
  const head = part.slice(0, at)
  const date = dayIn(head, today)
  const isScheduled = head.includes('programado')
  const state = isScheduled ? 'scheduled' : date < today ? 'expired' : 'published'
  const content = contentIn(part.slice(at + 2).replace(/\(.*\)/, ''))
  const [, time = '09:00'] = /a las (\d\d:\d\d)/.exec(head) ?? []
  const publishAt = isScheduled ? new Date(`${date}T${time}:00+01:00`).toISOString() : null
  return { ...menuOf(date, state, content), service: head.includes('cena') ? 'cena' : 'comida', publishAt }
}

function dayIn(head: string, today: string): string {
  if (head.startsWith('hoy')) return today
  if (head.startsWith('ayer')) return addDays(today, -1)
  if (head.startsWith('mañana')) return addDays(today, 1)
  const named = weekdays.findIndex((name) => head.includes(name))
  const ahead = (named + 1 - weekdayOf(today) + 7) % 7
  return head.includes('semana pasada') ? addDays(today, ahead - 7) : addDays(today, ahead || 7)
}

const things = { pan: 'pan', bebida: 'bebida', postre: 'postre', café: 'cafe' } as const

function contentIn(text: string): MenuContent {
  const [, dishes = '', figure = '', facts = ''] = /^(.*?), (\d+(?:,\d+)?) €(.*)$/.exec(text.trim()) ?? []
  const courses = dishes.split(' / ')
  return {
    ...{ price: Number(figure.replace(',', '.')), halfPrice: null, window: null, observation: '' },
    includes: Object.entries(things).flatMap(([word, thing]) => (facts.includes(word) ? [thing] : [])),
    categories: courses.map((names, index) => ({
      name: courses.length > 1 ? (['Primeros', 'Segundos', 'Postres'][index] ?? 'Otros') : 'Platos',
      items: names.split(', ').map((name) => ({ name })),
    })),
  }
}

/** The menu as its owner wrote it. */
const written = ({ price, includes, categories }: OwnMenu) =>
  [
    ...categories.flatMap(({ name, items }) => [
      ...(categories.length > 1 ? [name] : []),
      ...items.map((item) => item.name),
    ]),
    `${String(price).replace('.', ',')} €${includes.length > 0 ? ` con ${includes.join(', ')}` : ''}`,
  ].join('\n')
