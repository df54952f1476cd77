import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { addDays } from '@/contract/rules/time/local-time'
import type { Answer, Turn } from '../facts'
import type { Orders } from '../language/change'
import type { Proposal, Proposed, Slot } from '../state'
import { beside, dayName, ofDay, pageAt, shortDay, t, title, toDay } from '../texts'
import { contentOf, dayMeant, dayTalkedOf, menuAt, menuOn, openProposal, sameSlot, unagreed } from '../turn'
import { correctedAnswer, makeChanges, noMenu } from './changes'
import { replaces, withDrawing } from './proposal'
import { writeId } from './undo'

type Days = { from: string | null; to: string | null }

type Copy = Days & { service?: Slot['service'] | null }

/** «el mismo de ayer pero sin flan», «para la cena lo mismo»: a copy that waits for a yes, with its exceptions. */
export function copyWith(turn: Turn, { from, to, service = null }: Copy, exceptions: Orders): Answer {
  const pending = openProposal(turn)
  const source = service
    ? ofOtherService(turn, service, { from, to })
    : (pendingOn(pending, from) ?? sourceOf(turn, from ?? turn.today, 'copy', to))
  if (!source) return noMenu(turn, from ?? turn.today)
  const date =
    to ??
    (service ? null : dayAskedFor(turn)) ??
    (service ? source.date : source.date === turn.today ? addDays(turn.today, 1) : turn.today)
  const content = fresh(contentOf('content' in source ? source.content : source))
  const menu = { date, service: service ?? source.service, content }
  const proposal: Proposal = {
    ...{ pid: writeId(turn.message), at: turn.message.at, menus: [menu] },
    ...{ doubts: [], templateId: null, agreed: [], before: null, done: null },
  }
  const state = { ...turn.state, proposal, focus: null, loose: null }
  const next = { ...turn, state }
  const changed =
    exceptions.changes.length + exceptions.rest.length > 0
      ? makeChanges(next, { ...exceptions, date: null })
      : correctedAnswer(next, proposal, t('menu.read', { count: 1 }))
  return both(turn, service || to ? pending : null, {
    ...changed,
    state: { proposal, focus: null, loose: null, ...changed.state },
  })
}

/** The menu that is not out yet, of the day that is copied. */
const pendingOn = (pending: Proposal | null, from: string | null) =>
  pending?.menus.find(({ date }) => date === from)

/** «¿Qué hay el sábado?», «pues lo mismo que hoy»: the day that has no menu. */
const dayAskedFor = ({ state: { awaiting, focus }, today }: Turn) =>
  awaiting === 'menu' && focus && focus.date > today ? focus.date : null

/** The lunch that is still pending is offered together with its dinner. */
function both(turn: Turn, pending: Proposal | null, copied: Answer): Answer {
  const proposal = copied.state?.proposal
  if (!pending || !proposal) return copied
  const kept = pending.menus.filter((menu) => !proposal.menus.some((one) => sameSlot(one, menu)))
  const whole = { ...proposal, menus: [...kept, ...proposal.menus] }
  const offered = correctedAnswer(turn, whole, t('menu.read', { count: whole.menus.length }))
  return { ...offered, state: { ...copied.state, ...offered.state } }
}

/** The menu of the other service: pending, of the named day, or of the day that is talked of. */
function ofOtherService(
  turn: Turn,
  service: Slot['service'],
  { from, to }: Days,
): Proposed | OwnMenu | undefined {
  const pending = openProposal(turn)?.menus.find((menu) => menu.service !== service)
  if (pending && !from) return pending
  const days = from ? [from] : [to ?? dayTalkedOf(turn), turn.today]
  return days
    .flatMap((day) => turn.facts.menus.filter((menu) => menu.date === day && menu.service !== service))
    .at(0)
}

/** Nothing is sold out in a copy. */
const fresh = (content: MenuContent): MenuContent => ({
  ...content,
  categories: content.categories.map((one) => ({
    ...one,
    items: one.items.map(({ soldOut: _, ...item }) => item),
  })),
})

export function carry(
  turn: Turn,
  mode: 'copy' | 'move',
  dayWanted: string | null,
  to: string | null,
  agreed: string[] = [],
): Answer {
  const { rights } = turn.facts
  const source = sourceOf(turn, dayWanted ?? (mode === 'move' ? dayMeant(turn, null) : turn.today), mode, to)
  if (!source) return noMenu(turn, dayWanted ?? turn.today)
  const target = to ?? dayAskedFor(turn) ?? turn.today
  if (target < turn.today) return { replies: [{ text: t('change.past') }] }
  if (target === source.date) return { replies: [{ text: t('move.same') }] }
  if (target > turn.today && !rights.scheduledMenus)
    return { replies: [{ text: t('schedule.locked', { url: pageAt(turn.facts, '/subscription') }) }] }
  const { service } = source
  const replaced = turn.facts.menus.some((menu) => menu.date === target && menu.service === service)
  const from = ofDay(source.date, turn.today)
  const done =
    mode === 'move'
      ? t('move.done', { from, to: toDay(target, turn.today) })
      : t('copy.done', { from, to: dayName(target, turn.today) })
  const draft = target === turn.today ? t('copy.draft') : ''
  const text = [done, replaced ? t('copy.replaced') : '', draft].filter(Boolean).join(' ')
  const slot = { date: target, service }
  const isDraft = menuAt(turn, slot)?.state === 'draft'
  const [lost] = unagreed(turn, [isDraft ? { ...slot, content: contentOf(source) } : slot], agreed)
  if (lost) {
    const yes = `carry:${mode}:${source.date}:${target}:${lost.version}`
    const buttons = [
      { action: yes, title: t('button.replaceYes') },
      { action: 'no:', title: t('button.keepIt') },
    ]
    return {
      replies: [
        {
          text: beside(
            `${t(`${mode}.ask`, { from, to: toDay(target, turn.today) })} ${replaces(turn, [slot])}`,
          ),
          buttons,
        },
      ],
      yes,
    }
  }
  if (mode === 'move' && source.state === 'published' && agreed.length === 0) {
    const yes = `carry:move:${source.date}:${target}:0`
    const buttons = [
      { action: yes, title: t('button.replaceYes') },
      { action: 'no:', title: t('button.keepIt') },
    ]
    return { replies: [{ text: t('move.ask', { from, to: toDay(target, turn.today) }), buttons }], yes }
  }
  const shown = { ...slot, content: contentOf(source) }
  const buttons = [
    target === turn.today
      ? { action: 'say:publicar', title: t('button.publish') }
      : { action: 'say:qué tengo programado', title: t('button.planned') },
    { action: `del:${target}:${service}`, title: title(t('button.deleteDay', { day: shortDay(target) })) },
  ]
  return {
    replies: [target === turn.today ? withDrawing(turn, shown, null, { text, buttons }) : { text, buttons }],
    commands: [{ do: 'copy', mode, from: { date: source.date, service }, to: slot }],
    state: { focus: slot, proposal: null },
    ...(target === turn.today && { yes: 'say:publicar' }),
  }
}

/**
 * Finds the menu of «el del martes». A move takes the menu of the next Tuesday. A copy takes the first menu of the next Tuesday and
 * the two Tuesdays before; a copy for today takes the Tuesday before first.
 */
export function sourceOf(turn: Turn, date: string, mode: 'copy' | 'move', to: string | null = null) {
  const isForNow = mode === 'copy' && date > turn.today && (to === null || to <= turn.today)
  const days = isForNow ? [addDays(date, -7), date] : [date, addDays(date, -7)]
  const candidates = mode === 'copy' ? [...days, addDays(date, -14)] : [date]
  return candidates.map((day) => menuOn(turn, day)).find(Boolean)
}
