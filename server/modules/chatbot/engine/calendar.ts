import type { OwnMenu } from '@/contract/entities/own-menu'
import { priceText } from '@/contract/rules/menu/price'
import { spokenClockText } from '@/contract/rules/time/clock-text'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { noMenu } from './changes'
import type { Answer, Turn } from './facts'
import { withDrawing } from './proposal'
import { contentOf } from './release'
import { beside, cut, dayHead, dayName, menuText, ofDay, shortDay, t, title, toDay } from './texts'
import { dayMeant, menuOn } from './turn'

export function show(turn: Turn, dayWanted: string | null, service: 'comida' | 'cena'): Answer {
  const date = dayWanted ?? turn.today
  const menu =
    turn.facts.menus.find((one) => one.date === date && one.service === service) ?? menuOn(turn, date)
  if (!menu) return noMenu(turn, date)
  const slot = { date: menu.date, service: menu.service }
  const text = `${menuText(slot, menu, turn.today, 850)}\n\n${stateLine(turn, menu)}`
  const isOver = date < turn.today
  const buttons = isOver
    ? [
        {
          action: `say:el mismo del ${Number(date.slice(8))}/${Number(date.slice(5, 7))}`,
          title: t('button.repeat'),
        },
      ]
    : menu.state === 'draft'
      ? [
          ...(date === turn.today ? [{ action: 'say:publicar', title: t('button.publish') }] : []),
          { action: `del:${slot.date}:${slot.service}`, title: t('button.delete') },
        ]
      : [
          { action: 'say:corregir', title: t('button.correct') },
          { action: `del:${slot.date}:${slot.service}`, title: t('button.delete') },
        ]
  return { replies: [{ text: beside(text), buttons }], state: { focus: isOver ? turn.state.focus : slot } }
}

function stateLine({ facts }: Turn, { state, publishAt }: OwnMenu) {
  if (state !== 'scheduled' || !publishAt || !facts.restaurant) return t(`state.${state}`)
  const { minute } = localNow(new Date(publishAt), facts.restaurant.timeZone)
  return t('state.scheduledAt', { time: spokenClockText(minute) })
}

/** Lists the menus of today and the next days. */
export function planned(turn: Turn): Answer {
  const coming = turn.facts.menus.filter(({ date }) => date >= turn.today)
  if (coming.length === 0) return { replies: [{ text: t('planned.none') }], state: { awaiting: 'menu' } }
  const lines = coming.slice(0, 14).map((menu) => {
    const price = menu.price === null ? t('menu.noPrice') : priceText(menu.price)
    const [first] = menu.categories.flatMap(({ items }) => items)
    const dinner = menu.service === 'cena' ? ` ${t('menu.dinnerShort')}` : ''
    return `• *${dayHead(menu.date, turn.today)}*${dinner}: ${cut(first?.name ?? '—', 40)}… · ${price} · ${stateLine(turn, menu)}`
  })
  const rows = coming.slice(0, 10).map(({ date, service }) => ({
    action: `show:${date}:${service}`,
    title: cut(`${shortDay(date)}${service === 'cena' ? ` ${t('menu.dinnerShort')}` : ''}`, 24),
  }))
  return {
    replies: [
      {
        text: beside(`${t('planned.title')}\n${lines.join('\n')}`),
        list: { label: t('button.seeDay'), rows },
      },
    ],
  }
}

/** Asks before a menu is deleted, because a deleted menu cannot be restored. */
export function askDelete(turn: Turn, dayWanted: string | null): Answer {
  const date = dayMeant(turn, dayWanted)
  const menu = menuOn(turn, date)
  if (!menu || date < turn.today) return noMenu(turn, date)
  return {
    replies: [
      {
        text: t(menu.state === 'published' ? 'delete.askOut' : 'delete.ask', {
          ofDay: ofDay(date, turn.today),
        }),
        buttons: [
          { action: `del:${date}:${menu.service}`, title: t('button.deleteYes') },
          { action: 'say:no', title: t('button.keepIt') },
        ],
      },
    ],
  }
}

export function deleteDay(turn: Turn, date: string, service: 'comida' | 'cena'): Answer {
  const isThere = turn.facts.menus.some((menu) => menu.date === date && menu.service === service)
  if (!isThere || date < turn.today)
    return { replies: [{ text: t('delete.none', { day: dayName(date, turn.today) }) }] }
  return {
    replies: [{ text: t('delete.done', { ofDay: ofDay(date, turn.today) }) }],
    commands: [{ do: 'delete', slot: { date, service } }],
    state: { focus: null },
  }
}

export function carry(
  turn: Turn,
  mode: 'copy' | 'move',
  dayWanted: string | null,
  to: string | null,
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
function sourceOf(turn: Turn, date: string, mode: 'copy' | 'move') {
  const candidates = mode === 'copy' ? [date, addDays(date, -7), addDays(date, -14)] : [date]
  return candidates.map((day) => menuOn(turn, day)).find(Boolean)
}
