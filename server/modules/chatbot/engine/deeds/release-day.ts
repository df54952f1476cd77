import { usualRelease } from '@/contract/rules/menu/menu-times'
import { spokenClockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import type { Answer, Command, Turn } from '../facts'
import type { Proposal, Proposed, Slot } from '../state'
import { beside, dayName, pageAt, t } from '../texts'
import { isReleased, menuAt, obstacle, replacedBy, sameSlot, unagreed } from '../turn'
import { replaces } from './proposal'
import { noLonger, publish, published } from './release'

/**
 * Publishes or schedules one day of a proposal with several. `version`: the menu of that day that its owner has agreed to replace.
 */
export function releaseDay(turn: Turn, pid: string, slot: Slot, version: string | undefined): Answer {
  const { proposal } = turn.state
  const menu = proposal?.menus.find((one) => sameSlot(one, slot))
  if (!proposal || proposal.pid !== pid || !menu || menu.date < turn.today) return noLonger()
  if (proposal.done === 'dropped') return publish(turn, pid)
  if (isReleased(turn, menu)) return { replies: [{ text: t('week.already', dayOf(turn, menu)) }] }
  const action = `one:${pid}:${menu.date}:${menu.service}`
  const problem = obstacle(turn, [menu], action, false)
  if (problem)
    return {
      replies: [problem],
      state: { awaiting: problem.text === t('publish.priceless') ? 'price' : null },
    }
  const isToday = menu.date === turn.today
  if (!isToday && !turn.facts.rights.scheduledMenus) return keptDay(turn, menu)
  const [lost] = unagreed(turn, [menu], proposal.agreed)
  if (lost && String(lost.version) !== version) return askedFirst(turn, menu, `${action}:${lost.version}`)
  return {
    replies: [isToday ? published(turn, proposal, [menu], []) : { text: scheduledText(turn, menu) }],
    commands: [save(menu, isToday ? 'publish' : 'schedule')],
    state: { proposal: { ...proposal, done: outcome(turn, proposal, menu) }, focus: slot, awaiting: null },
  }
}

const dayOf = (turn: Turn, { date }: Proposed) => ({ day: dayName(date, turn.today) })

const save = ({ content, ...slot }: Proposed, release: 'publish' | 'schedule' | 'draft'): Command => ({
  ...{ do: 'save', slot, content, release },
})

function scheduledText(turn: Turn, menu: Proposed) {
  const zone = turn.facts.restaurant?.timeZone ?? 'Europe/Madrid'
  const time = spokenClockText(localNow(usualRelease(menu, zone), zone).minute)
  return t('schedule.done', { ...dayOf(turn, menu), time })
}

/** Asks before a menu is replaced that the card did not name. */
function askedFirst(turn: Turn, menu: Proposed, yes: string): Answer {
  const buttons = [
    { action: yes, title: t('button.replaceYes') },
    { action: 'no:', title: t('button.keepIt') },
  ]
  return { replies: [{ text: beside(`${t('offer.asked')} ${replaces(turn, [menu])}`), buttons }], yes }
}

/** The plan schedules nothing: the menu is kept as a draft, unless its day has a menu. */
function keptDay(turn: Turn, menu: Proposed): Answer {
  const there = menuAt(turn, menu)
  const isFree = !there || (there.state === 'draft' && replacedBy(turn, menu) === null)
  const url = pageAt(turn.facts, '/menu')
  if (!isFree) return { replies: [{ text: t('week.taken', { ...dayOf(turn, menu), url }) }] }
  return { replies: [{ text: t('keep.done', { url }) }], commands: [save(menu, 'draft')] }
}

/** The proposal is settled once its last day is. */
function outcome(turn: Turn, { menus, done }: Proposal, last: Proposed): Proposal['done'] {
  const isOpen = menus.some((menu) => menu !== last && !isReleased(turn, menu))
  if (isOpen) return done === 'saved' ? done : null
  return menus.some(({ date }) => date <= turn.today) ? 'out' : 'scheduled'
}
