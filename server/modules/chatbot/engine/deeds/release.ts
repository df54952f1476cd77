import { usualRelease } from '@/contract/rules/menu/menu-times'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { clockText, spokenClockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import type { Answer, Command, Reply, Turn } from '../facts'
import { missedInWords } from '../missed'
import type { Proposal, Proposed } from '../state'
import { beside, dayName, menuText, ofDay, pageAt, shortDay, t, title } from '../texts'
import {
  contentOf,
  dayMeant,
  isOut,
  isReleased,
  keyOfMenu,
  menuAt,
  menuOn,
  obstacle,
  openProposal,
  unagreed,
} from '../turn'
import { namedDay, offering, propose, replaces, summary, withDrawing } from './proposal'

/** The proposal that a button names, otherwise the open proposal. */
function namedProposal(turn: Turn, pid?: string): Proposal | null {
  const { proposal } = turn.state
  if (pid) return proposal?.pid === pid ? proposal : null
  return openProposal(turn)
}

export const noLonger = (): Answer => ({
  replies: [
    { text: t('proposal.gone'), buttons: [{ action: 'say:menú de hoy', title: t('button.seeToday') }] },
  ],
})

export const pageUrl = ({ facts }: Turn) =>
  pageAt(facts, facts.restaurant ? profilePath(facts.restaurant) : '/')

/** Publishes today's menus and schedules the menus of later days. */
export function publish(turn: Turn, pid?: string): Answer {
  const proposal = namedProposal(turn, pid)
  if (!proposal) return pid ? noLonger() : publishStored(turn)
  if (proposal.done === 'out' || proposal.done === 'scheduled')
    return { replies: [{ text: t('publish.already') }] }
  const early =
    reopened(turn, proposal) ?? (pid ? null : afterMissed(turn, proposal)) ?? askedAgain(turn, proposal)
  if (early) return early
  const problem = obstacle(turn, proposal.menus, `pub:${proposal.pid}`, areFree(turn, proposal))
  if (problem) return keptAsDraft(turn, proposal, problem)
  const left = proposal.menus.filter((menu) => !isReleased(turn, menu))
  const menus = left.length > 0 ? left : proposal.menus
  const today = menus.filter(({ date }) => date <= turn.today)
  const later = menus.filter(({ date }) => date > turn.today)
  if (later.length > 0 && !turn.facts.rights.scheduledMenus) {
    const text = areFree(turn, proposal) ? 'publish.weekLocked' : 'schedule.locked'
    const locked = t(text, { url: pageAt(turn.facts, '/subscription') })
    return keptAsDraft(turn, proposal, { text: locked })
  }
  const done = { ...proposal, done: later.length > 0 && today.length === 0 ? 'scheduled' : 'out' } as const
  return {
    replies: [published(turn, proposal, today, later)],
    commands: [...today.map(released('publish')), ...later.map(released('schedule'))],
    state: { proposal: done, awaiting: null, focus: slotOf(proposal.menus[0]) },
  }
}

/** A proposal that was dropped, or that is of a past day, is offered again before anything is written. */
function reopened(turn: Turn, proposal: Proposal): Answer | null {
  const isPast = proposal.menus.some(({ date }) => date < turn.today)
  if (proposal.done !== 'dropped' && !isPast) return null
  const [menu] = proposal.menus
  if (isPast && (proposal.menus.length > 1 || !menu)) return noLonger()
  const menus = isPast && menu ? [{ ...menu, date: turn.today }] : proposal.menus
  const offered = offering(turn, { ...proposal, menus, done: null })
  return {
    ...offered,
    replies: [{ text: t(isPast ? 'proposal.past' : 'proposal.dropped') }, ...offered.replies],
  }
}

/** «No, 12», which was not understood, and then «publica»: shows the menu as it is and asks. */
function afterMissed(turn: Turn, proposal: Proposal, yes?: string): Answer | null {
  const { missed } = turn.state
  if (missed === null) return null
  const offered = offering(turn, proposal)
  const text = [t('publish.missed', { words: missedInWords(missed) }), summary(turn, proposal)].join('\n\n')
  return { ...offered, replies: [{ text: beside(text) }, ...offered.replies], ...(yes && { yes }) }
}

/** Asks before a menu is replaced that the offer did not name. */
function askedAgain(turn: Turn, proposal: Proposal): Answer | null {
  return unagreed(turn, proposal.menus, proposal.agreed).length > 0 ? offering(turn, proposal) : null
}

const slotOf = (menu: Proposed | undefined) => (menu ? { date: menu.date, service: menu.service } : null)

const released =
  (release: 'publish' | 'schedule' | 'draft') =>
  (menu: Proposed): Command => ({
    ...{ do: 'save', slot: { date: menu.date, service: menu.service } },
    ...{ content: menu.content, release },
  })

export function published(turn: Turn, proposal: Proposal, today: Proposed[], later: Proposed[]): Reply {
  const { restaurant } = turn.facts
  const [first] = today
  const seen = restaurant?.isPublic
    ? pageUrl(turn)
    : t('publish.notPublic', { url: pageAt(turn.facts, '/mi-restaurante#completar') })
  const waiting = later.length > 0 ? t('schedule.week', { days: later.map(namedDay).join(', ') }) : ''
  if (!first)
    return { text: waiting, buttons: [{ action: 'say:qué tengo programado', title: t('button.planned') }] }
  const done = t(restaurant?.isPublic ? 'publish.done' : 'publish.doneHidden')
  const text = [done, seen, waiting].filter(Boolean).join('\n\n')
  const buttons = [
    { action: 'say:historia', title: t('button.story') },
    { action: 'say:otra plantilla', title: t('button.template') },
  ]
  return withDrawing(turn, first, proposal.templateId, { text, buttons })
}

/** Keeps the menus as drafts in «Mi menú», so that no text is lost. */
function keptAsDraft(turn: Turn, proposal: Proposal, problem: Reply): Answer {
  const free = proposal.menus.filter((menu) => !isTaken(turn, menu))
  return {
    replies: [problem],
    commands: free.map(released('draft')),
    state: { awaiting: problem.text === t('publish.priceless') ? 'price' : null },
  }
}

const areFree = (turn: Turn, { menus }: Proposal) => menus.every((menu) => !isTaken(turn, menu))

const isTaken = (turn: Turn, menu: Proposed) => {
  const there = menuAt(turn, menu)
  return there !== undefined && (there.state !== 'draft' || isOtherDraft(turn, menu))
}

/** A draft with other dishes, that its owner has not agreed to replace. */
const isOtherDraft = (turn: Turn, menu: Proposed) =>
  menuAt(turn, menu)?.state === 'draft' &&
  unagreed(turn, [menu], turn.state.proposal?.agreed ?? []).length > 0

/** «Publica» without a proposal: publishes today's draft, if a draft exists. */
function publishStored(turn: Turn): Answer {
  const menu = menuOn(turn, turn.today)
  if (!menu) return { replies: [{ text: t('publish.nothing') }], state: { awaiting: 'menu' } }
  if (isOut(menu)) return { replies: [{ text: t('publish.already') }] }
  const problem = obstacle(turn, [{ ...menu, content: menu }], 'say:publica', true)
  if (problem) return { replies: [problem] }
  const { date, service } = menu
  const proposed = { date, service, content: contentOf(menu) }
  const { missed } = turn.state
  if (missed !== null && turn.message.kind === 'text') {
    const text = [
      t('publish.missed', { words: missedInWords(missed) }),
      menuText(proposed, proposed.content, turn.today, 700),
    ]
    const yes = 'say:publica'
    return {
      replies: [{ text: beside(text.join('\n\n')), buttons: [{ action: yes, title: t('button.publish') }] }],
      yes,
    }
  }
  return {
    replies: [withDrawing(turn, proposed, null, { text: [t('publish.done'), pageUrl(turn)].join('\n\n') })],
    commands: [{ do: 'save', slot: { date, service }, content: proposed.content, release: 'publish' }],
  }
}

export function keep(turn: Turn, pid: string): Answer {
  const proposal = namedProposal(turn, pid)
  if (!proposal) return noLonger()
  if (proposal.done === 'out' || proposal.done === 'scheduled')
    return { replies: [{ text: t('publish.already') }] }
  if (proposal.menus.some((menu) => isOtherDraft(turn, menu)))
    return askedToReplace(turn, proposal, `keep:${pid}`)
  return {
    replies: [{ text: t('keep.done', { url: pageAt(turn.facts, '/menu') }) }],
    commands: proposal.menus.filter((menu) => !isTaken(turn, menu)).map(released('draft')),
    state: { proposal: { ...proposal, done: 'saved' }, awaiting: null },
  }
}

/** Moves a menu to today. The engine took a menu written in the evening for tomorrow's menu. */
export function forToday(turn: Turn, pid: string): Answer {
  const proposal = namedProposal(turn, pid)
  const [menu] = proposal?.menus ?? []
  if (!proposal || !menu) return noLonger()
  if (proposal.done === 'out' || proposal.done === 'scheduled')
    return { replies: [{ text: t('publish.already') }] }
  return offering(turn, { ...proposal, done: null, menus: [{ ...menu, date: turn.today }] })
}

const hours = [9 * 60, 11 * 60, 12 * 60 + 30, 17 * 60, 20 * 60]

/** Asks for the time of publication, unless the owner named a time. */
export function schedule(
  turn: Turn,
  pid: string | undefined,
  date: string | null,
  minute: number | null,
): Answer {
  const proposal = namedProposal(turn, pid)
  if (!proposal)
    return pid ? noLonger() : { replies: [{ text: t('schedule.nothing') }], state: { awaiting: 'menu' } }
  if (proposal.done === 'out' || proposal.done === 'scheduled')
    return { replies: [{ text: t('publish.already') }] }
  const [menu] = proposal.menus
  if (!turn.facts.rights.scheduledMenus) return locked(turn, proposal, date ?? menu?.date ?? turn.today)
  const moved =
    date && menu && proposal.menus.length === 1 ? { ...proposal, menus: [{ ...menu, date }] } : proposal
  if (minute !== null) return at({ ...turn, state: { ...turn.state, proposal: moved } }, moved.pid, minute)
  if (!menu || moved.menus.length > 1) return publish(turn, moved.pid)
  const [day] = moved.menus
  if (day && day.date > turn.today && date)
    return at({ ...turn, state: { ...turn.state, proposal: moved } }, moved.pid, null)
  const still = hours.filter((hour) => hour > turn.minute + 5).slice(0, 3)
  const buttons = still.map((hour) => ({
    action: `at:${moved.pid}:${hour}`,
    title: t('button.at', { time: spokenClockText(hour) }),
  }))
  return {
    replies: [{ text: t('schedule.when'), ...(buttons.length > 0 && { buttons }) }],
    state: { proposal: moved, awaiting: 'time' },
  }
}

/** Offers what the plan allows: publish now, or keep as a draft. */
function locked({ today, facts }: Turn, { pid, menus }: Proposal, date: string): Answer {
  const url = pageAt(facts, '/subscription')
  const keepIt = { action: `keep:${pid}`, title: t('button.keep') }
  if (menus.length > 1) return { replies: [{ text: t('schedule.locked', { url }), buttons: [keepIt] }] }
  if (date > today)
    return {
      replies: [{ text: t('schedule.lockedDay', { url, day: dayName(date, today) }), buttons: [keepIt] }],
    }
  const now = { action: `pub:${pid}`, title: t('button.publishNow') }
  return { replies: [{ text: t('schedule.lockedToday', { url }), buttons: [now, keepIt] }] }
}

/** `minute` null: the usual time. */
export function at(turn: Turn, pid: string | undefined, minute: number | null): Answer {
  const proposal = namedProposal(turn, pid)
  const [menu] = proposal?.menus ?? []
  const { restaurant, rights } = turn.facts
  if (!proposal || !menu || !restaurant) return noLonger()
  if (proposal.done === 'out' || proposal.done === 'scheduled')
    return { replies: [{ text: t('publish.already') }] }
  if (proposal.menus.length > 1) return publish(turn, pid)
  if (!rights.scheduledMenus) return locked(turn, proposal, menu.date)
  const again = `at:${proposal.pid}:${minute ?? 'usual'}`
  const problem = obstacle(turn, proposal.menus, again, areFree(turn, proposal))
  if (problem) return keptAsDraft(turn, proposal, problem)
  if (menu.date === turn.today && minute !== null && minute <= turn.minute)
    return {
      replies: [
        {
          text: t('schedule.past', { time: spokenClockText(minute) }),
          buttons: [{ action: `pub:${proposal.pid}`, title: t('button.publishNow') }],
        },
      ],
      state: { awaiting: 'time' },
    }
  const early =
    reopened(turn, proposal) ??
    (turn.message.kind === 'text'
      ? afterMissed(turn, proposal, `at:${proposal.pid}:${minute ?? 'usual'}`)
      : null) ??
    askedForTime(turn, proposal, minute)
  if (early) return early
  const shown = minute ?? localNow(usualRelease(menu, restaurant.timeZone), restaurant.timeZone).minute
  const time = spokenClockText(shown)
  const { date, service, content } = menu
  const publishAt = `${date}T${clockText(shown)}`
  return {
    replies: [
      {
        text: t('schedule.done', { day: dayName(date, turn.today), time }),
        buttons: [
          { action: 'say:qué tengo programado', title: t('button.planned') },
          { action: `del:${date}:${service}`, title: title(t('button.deleteDay', { day: shortDay(date) })) },
        ],
      },
    ],
    commands: [{ do: 'save', slot: { date, service }, content, release: 'schedule', publishAt }],
    state: { proposal: { ...proposal, done: 'scheduled' }, awaiting: null, focus: { date, service } },
  }
}

/** Asks, with the time that was named, before a menu is replaced that the offer did not name. */
function askedForTime(turn: Turn, proposal: Proposal, minute: number | null): Answer | null {
  const isAgreed = unagreed(turn, proposal.menus, proposal.agreed).length === 0
  return isAgreed ? null : askedToReplace(turn, proposal, `at:${proposal.pid}:${minute ?? 'usual'}`)
}

function askedToReplace(turn: Turn, proposal: Proposal, yes: string): Answer {
  const menus = unagreed(turn, proposal.menus, proposal.agreed)
  return {
    replies: [
      {
        text: beside(`${t('offer.asked')} ${replaces(turn, menus)}`),
        buttons: [
          { action: yes, title: t('button.replaceYes') },
          { action: 'no:', title: t('button.keepIt') },
        ],
      },
    ],
    state: { proposal: { ...proposal, agreed: menus.map(keyOfMenu) } },
    yes,
  }
}

/** Gives a stored menu another time of publication. */
export function reschedule(turn: Turn, minute: number, dayWanted: string | null): Answer {
  const date = dayMeant(turn, dayWanted)
  const menu = menuOn(turn, date)
  if (!menu) return { replies: [{ text: t('schedule.nothing') }], state: { awaiting: 'menu' } }
  if (isOut(menu)) return { replies: [{ text: t('publish.out', { ofDay: ofDay(date, turn.today) }) }] }
  const { rights } = turn.facts
  if (!rights.scheduledMenus && menu.state !== 'scheduled')
    return { replies: [{ text: t('schedule.locked', { url: pageAt(turn.facts, '/subscription') }) }] }
  const time = spokenClockText(minute)
  if (date === turn.today && minute <= turn.minute)
    return { replies: [{ text: t('schedule.past', { time }) }], state: { awaiting: 'time' } }
  const problem = obstacle(turn, [{ ...menu, content: menu }], 'say:publica', true)
  if (problem) return { replies: [problem] }
  const slot = { date: menu.date, service: menu.service }
  return {
    replies: [{ text: t('schedule.done', { day: dayName(date, turn.today), time }) }],
    commands: [
      {
        do: 'save',
        slot,
        content: contentOf(menu),
        release: 'schedule',
        publishAt: `${date}T${clockText(minute)}`,
      },
    ],
    state: { focus: slot, awaiting: null },
  }
}

export function correct(): Answer {
  return { replies: [{ text: t('correct.how') }], state: { awaiting: 'changes' } }
}

export function cancel(turn: Turn): Answer {
  const proposal = openProposal(turn)
  if (!proposal) return { replies: [{ text: t('cancel.nothing') }], state: { awaiting: null, loose: null } }
  return {
    replies: [
      { text: t('cancel.done'), buttons: [{ action: `pub:${proposal.pid}`, title: t('button.recover') }] },
    ],
    state: { proposal: { ...proposal, done: 'dropped' }, awaiting: null, loose: null, wanted: null },
  }
}

/** Makes one menu from dishes that came one by one. */
export function finishLoose(turn: Turn): Answer {
  const { loose } = turn.state
  return loose ? propose(turn, loose.lines.join('\n')) : publish(turn)
}
