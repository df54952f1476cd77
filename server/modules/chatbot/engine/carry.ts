import type { MenuContent } from '@/contract/entities/menu'
import { addDays } from '@/contract/rules/time/local-time'
import { makeChanges, noMenu } from './changes'
import type { Answer, Turn } from './facts'
import type { Orders } from './language/change'
import { replaces, withDrawing } from './proposal'
import type { Proposal } from './state'
import { beside, dayName, ofDay, shortDay, t, title, toDay } from './texts'
import { contentOf, dayMeant, menuOn, unagreed } from './turn'
import { writeId } from './undo'

type Days = { from: string | null; to: string | null }

/** «el mismo de ayer pero sin flan»: a copy that waits for a yes, with its exceptions. */
export function copyWith(turn: Turn, { from, to }: Days, exceptions: Orders): Answer {
  const source = sourceOf(turn, from ?? turn.today, 'copy')
  if (!source) return noMenu(turn, from ?? turn.today)
  const date = to ?? (source.date === turn.today ? addDays(turn.today, 1) : turn.today)
  const menu = { date, service: source.service, content: fresh(contentOf(source)) }
  const proposal: Proposal = {
    ...{ pid: writeId(turn.message), at: turn.message.at, menus: [menu] },
    ...{ doubts: [], templateId: null, agreed: [], before: null, done: null },
  }
  const state = { ...turn.state, proposal, focus: null, loose: null }
  const changed = makeChanges({ ...turn, state }, { ...exceptions, date: null })
  return { ...changed, state: { proposal, focus: null, loose: null, ...changed.state } }
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
  const { rights, siteUrl } = turn.facts
  const source = sourceOf(turn, dayWanted ?? (mode === 'move' ? dayMeant(turn, null) : turn.today), mode)
  if (!source) return noMenu(turn, dayWanted ?? turn.today)
  const target = to ?? turn.today
  if (target < turn.today) return { replies: [{ text: t('change.past') }] }
  if (target === source.date) return { replies: [{ text: t('move.same') }] }
  if (target > turn.today && !rights.scheduledMenus)
    return { replies: [{ text: t('schedule.locked', { url: `${siteUrl}/subscription` }) }] }
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
  const [lost] = unagreed(turn, [slot], agreed)
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
  }
}

/**
 * Finds the menu of «el del martes». A move takes the menu of the next Tuesday. A copy takes the first menu of the next Tuesday and
 * the two Tuesdays before.
 */
export function sourceOf(turn: Turn, date: string, mode: 'copy' | 'move') {
  const candidates = mode === 'copy' ? [date, addDays(date, -7), addDays(date, -14)] : [date]
  return candidates.map((day) => menuOn(turn, day)).find(Boolean)
}
