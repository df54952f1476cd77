import type { OwnMenu } from '@/contract/entities/own-menu'
import { addDays } from '@/contract/rules/time/local-time'
import type { Answer, Command, Turn } from '../facts'
import { serviceNamed, withoutService } from '../menu/service-named'
import type { Proposal, Slot } from '../state'
import { beside, dayHead, dayName, menuInShort, ofDay, t } from '../texts'
import { openProposal } from '../turn'
import { askDelete } from './calendar'
import { inTurn } from './several'

/** `service`: «hoy no damos cenas» is about the dinner alone. */
type Span = { from: string; to: string; service: Slot['service'] | null }

/** «el martes cerramos», «del 6 al 9 no abrimos»: says that it is about closing, and asks whether the menus of these days go. */
export function closeDays(turn: Turn, dates: string[]): Answer {
  if (dates.length === 0) return { replies: [{ text: t('closed.which') }] }
  const pending = openProposal(turn)
  const isPending = pending?.menus.every(({ date }) => dates.includes(date)) === true
  const service = serviceNamed(turn.message, [])
  const isOfIt = isPending && (service === null || pending.menus.every((menu) => menu.service === service))
  const spans = spansOf(dates, service).filter((span) => !isOfIt || menusIn(turn, span).length > 0)
  const answers = spans.map((span) => (next: Turn) => closeSpan(next, span))
  return inTurn(turn, isOfIt ? [(next) => askDrop(next, pending), ...answers] : answers)
}

/** A menu that is pending is dropped after a yes alone. */
function askDrop({ today }: Turn, { pid, menus }: Proposal): Answer {
  const days = menus.map(({ date }) => date).sort()
  const [from = today, to = from] = [days[0], days.at(-1)]
  const asked = menus.map(({ date, content }) =>
    t('delete.ask', { ofDay: ofDay(date, today), dishes: menuInShort(content) }),
  )
  const yes = `drop:${pid}`
  const buttons = [
    { action: yes, title: t('button.deleteYes') },
    { action: 'no:', title: t('button.keepIt') },
  ]
  const closed = closedText({ from, to, service: null }, today)
  return { yes, replies: [{ text: beside([closed, ...asked].join(' ')), buttons }] }
}

/** Days that follow each other are one question. */
function spansOf(dates: string[], service: Span['service']): Span[] {
  const spans: Span[] = []
  for (const date of [...dates].sort()) {
    const last = spans.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else if (last?.to !== date) spans.push({ from: date, to: date, service })
  }
  return spans
}

const menusIn = ({ facts, today }: Turn, { from, to, service }: Span) =>
  facts.menus.filter(
    (menu) =>
      menu.date >= today &&
      menu.date >= from &&
      menu.date <= to &&
      (service === null || menu.service === service),
  )

function closeSpan(turn: Turn, span: Span): Answer {
  const { today } = turn
  const menus = menusIn(turn, span)
  const [only, ...others] = menus
  const isOther = !only && menusIn(turn, { ...span, service: null }).length > 0
  if (isOther && span.service) return withoutService(turn, span.service, span.from)
  if (!only) return { replies: noted(span, today) }
  const closed = closedText(span, today)
  if (others.length > 0) return askAll(turn, span, menus, closed)
  const asked = askDelete(turn, only.date, only.service)
  const [reply, ...more] = asked.replies
  return {
    ...asked,
    replies: reply ? [{ ...reply, text: beside(`${closed} ${reply.text}`) }, ...more] : more,
  }
}

const closedText = ({ from, to }: Span, today: string) =>
  from === to
    ? t('closed.day', { day: dayName(from, today) })
    : t('closed.span', { from: dayName(from, today), to: dayName(to, today) })

/** Two days are named one by one. */
function noted(span: Span, today: string) {
  const { from, to } = span
  if (addDays(from, 1) < to) return [{ text: `${closedText(span, today)} ${t('closed.spanNoted')}` }]
  const days = from === to ? [from] : [from, to]
  return days.map((date) => ({ text: t('closed.noted', { day: dayHead(date, today) }) }))
}

const mostShown = 10

/** Several menus of one stretch of days go with one yes. */
function askAll(turn: Turn, { from, to, service }: Span, menus: OwnMenu[], closed: string): Answer {
  const shown = menus
    .slice(0, mostShown)
    .map((menu) => {
      const dinner = menu.service === 'cena' ? ` ${t('menu.dinnerShort')}` : ''
      return `• *${dayHead(menu.date, turn.today)}*${dinner}: ${menuInShort(menu, 2)} · ${t(`state.${menu.state}`)}`
    })
    .join('\n')
  const more = menus.length > mostShown ? '\n…' : ''
  const yes = `close:${from}:${to}:${keyOf(menus)}:${service ?? ''}`
  return {
    yes,
    state: { focus: null },
    replies: [
      {
        text: beside(
          `${closed} ${t('closed.askAll', { count: menus.length, menus: `\n${shown}${more}\n` })}`,
        ),
        buttons: [
          { action: yes, title: t('button.deleteYes') },
          { action: 'no:', title: t('button.keepIt') },
        ],
      },
    ],
  }
}

/** The menus that the owner was asked about: how many, and their versions. */
const keyOf = (menus: OwnMenu[]) =>
  `${menus.length}-${menus.reduce((sum, { version }) => (sum * 31 + version) % 1_000_003, 7)}`

/** The yes. Where the menus have changed since the question, it is asked again. */
export function deleteSpan(turn: Turn, from: string, to: string, [key, named]: string[]): Answer {
  const span: Span = { from, to, service: named === 'cena' || named === 'comida' ? named : null }
  const menus = menusIn(turn, span)
  if (menus.length === 0) return { replies: [{ text: t('delete.none', { day: dayName(from, turn.today) }) }] }
  if (key !== keyOf(menus) && !turn.facts.isRepeated) return closeSpan(turn, span)
  return {
    replies: menus.map(({ date }) => ({ text: t('delete.done', { ofDay: ofDay(date, turn.today) }) })),
    commands: menus.map(({ date, service }): Command => ({ do: 'delete', slot: { date, service } })),
    state: { focus: null },
  }
}
