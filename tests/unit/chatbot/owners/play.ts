import type { OwnMenu } from '@/contract/entities/own-menu'
import { addDays, weekdayOf } from '@/contract/rules/time/local-time'
import type { Reply } from '@/server/modules/chatbot/engine/facts'
import type { Proposed } from '@/server/modules/chatbot/engine/state'
import { startOf } from '../blind/start'
import { createTalk } from '../world'
import type { Conversation } from './read-conversations'

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The words of a menu that a check may name. */
function factsOf(menu: Proposed & { state?: OwnMenu['state'] }) {
  const { content, service, state } = menu
  const items = content.categories.flatMap((one) => one.items)
  const course = (name: RegExp) =>
    content.categories
      .filter((one) => name.test(one.name))
      .flatMap((one) => one.items.map((item) => item.name))
      .join(',')
  return {
    P: course(/primer/i),
    S: course(/segund/i),
    D: course(/postre/i),
    half: String(content.halfPrice ?? ''),
    inc: content.includes.join(','),
    win: content.window ? `${content.window.start}-${content.window.end}` : '',
    out: items.flatMap((item) => (item.soldOut ? [item.name] : [])).join(','),
    supp: items.flatMap((item) => (item.supplement ? [`${item.name}:${item.supplement}`] : [])).join(','),
    service,
    price: String(content.price ?? ''),
    state: state ?? '',
  }
}

const sorted = (list: string) =>
  fold(list)
    .split(',')
    .map((one) => one.trim())
    .toSorted()
    .join(',')

type Shown = Proposed & { state?: OwnMenu['state'] }

/** What is wrong with a menu: «P=Sopa,Ensalada €12 published». */
function wrongIn(menu: Shown | undefined, wanted: string, dateOf: (day: string) => string): string | null {
  if (wanted === 'none') return menu ? 'there is a menu' : null
  if (!menu) return 'there is no menu'
  const facts = factsOf(menu)
  const pieces = wanted.split(
    / (?=(?:[PSD][=~!]|half=|inc=|win=|out=|supp=|service=|date=|€|published\b|scheduled\b))/,
  )
  for (const piece of pieces) {
    const [, key = '', sign = '', value = ''] = /^([A-Za-z]+)([=~!])(.*)$/.exec(piece) ?? []
    if (piece.startsWith('€')) {
      if (facts.price !== piece.slice(1)) return `€${facts.price} is not ${piece}`
    } else if (key === 'date') {
      if (menu.date !== dateOf(value)) return `${menu.date} is not ${value}`
    } else if (sign === '') {
      if (facts.state !== piece) return `${facts.state} is not ${piece}`
    } else {
      const found = facts[key as keyof typeof facts] ?? ''
      const isThere = fold(found).includes(fold(value))
      const isRight = sign === '=' ? sorted(found) === sorted(value) : sign === '~' ? isThere : !isThere
      if (!isRight) return `${key} is «${found}», not ${sign} «${value}»`
    }
  }
  return null
}

export type Outcome = {
  name: string
  wrong: string[]
  isDestructive: boolean
  lines: string[]
  turns: number
  unsure: number
}

const shownMenus = (menus: OwnMenu[]) =>
  JSON.stringify(menus.map(({ version: _, updatedAt: __, ...menu }) => menu))

/** Plays a conversation and says which checks fail. A stored change where nothing may change is destructive. */
export function playConversation({ name, start, turns }: Conversation): Outcome {
  const { facts, shown } = startOf(start)
  const talk = createTalk(facts)
  const said: Outcome = {
    name,
    wrong: [],
    isDestructive: false,
    lines: [`=== ${name} · ${start}`],
    turns: turns.length,
    unsure: 0,
  }
  if (shown) talk.send({ kind: 'text', text: shown })
  const today = (facts.now ?? new Date()).toISOString().slice(0, 10)
  const here = addDays(today, Number((facts.now ?? new Date()).getUTCHours() >= 23))
  const dateOf = (day: string) => {
    if (day === 'hoy') return here
    if (day === 'mañana') return addDays(here, 1)
    const ahead = (weekdays.indexOf(day) + 1 - weekdayOf(here) + 7) % 7
    return addDays(here, ahead || 7)
  }
  for (const { says, checks } of turns) {
    const before = shownMenus(talk.world.menus)
    const replies = talk.send({ kind: 'text', text: says })
    const text = replies.map((reply: Reply) => reply.text).join('\n')
    const rows = replies.flatMap(({ buttons = [], list }) => [...buttons, ...(list?.rows ?? [])])
    said.lines.push(
      `  ► ${says}`,
      `    « ${text.replaceAll('\n', ' | ').slice(0, 420)} ${rows.map(({ title }) => `[${title}]`).join(' ')}`,
    )
    if (/No estoy segur/.test(text)) said.unsure += 1
    const { proposal } = talk.state()
    const pending = proposal && !proposal.done ? proposal.menus[0] : undefined
    for (const check of checks) {
      const wrong = wrongOf(check)
      if (!wrong) continue
      said.wrong.push(`«${says}» ${check}: ${wrong}`)
      said.lines.push(`    ✗ ${check}: ${wrong}`)
      if (check === 'same') said.isDestructive = true
    }
    function wrongOf(check: string): string | null {
      if (check === 'same')
        return shownMenus(talk.world.menus) === before ? null : 'something stored has changed'
      if (check === 'no draft') return pending ? 'a draft is pending' : null
      const [, key = '', wanted = ''] = /^([^:]+): ?(.*)$/.exec(check) ?? []
      if (key === 'says' || key === 'not') {
        const isThere = new RegExp(wanted.replace('(?i)', ''), 'i').test(text)
        return isThere === (key === 'says') ? null : text.slice(0, 80)
      }
      if (key === 'draft') return wrongIn(pending, wanted, dateOf)
      const [day = '', service = 'comida'] = key.split(' ')
      const there = talk.world.menus.find((menu) => menu.date === dateOf(day) && menu.service === service)
      return wrongIn(there && { ...there, content: there }, wanted, dateOf)
    }
  }
  return said
}
