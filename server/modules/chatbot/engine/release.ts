import { localNow } from '@/contract/rules/local-time'
import { usualRelease } from '@/contract/rules/menu-release'
import { profilePath } from '@/contract/rules/profile-slug'
import type { Command, Heard, Said, Turn } from './facts'
import { namedDay, offer, propose, withDrawing } from './proposal'
import type { Proposal, Proposed } from './state'
import { clockText, dayName, shortDay, t, title } from './texts'
import { isOut, menuAt, menuOn, obstacle, openProposal } from './turn'

/** The proposal a button names, or the one that is open. */
function meant(turn: Turn, pid?: string): Proposal | null {
  const { proposal } = turn.state
  if (pid) return proposal?.pid === pid ? proposal : null
  return openProposal(turn)
}

const noLonger = (): Heard => ({
  replies: [
    { text: t('proposal.gone'), buttons: [{ action: 'say:menú de hoy', title: t('button.seeToday') }] },
  ],
})

export const pageUrl = ({ facts: { siteUrl, restaurant } }: Turn) =>
  restaurant ? siteUrl + profilePath(restaurant) : siteUrl

/** Today's come out, those of later days wait for theirs. */
export function publish(turn: Turn, pid?: string): Heard {
  const proposal = meant(turn, pid)
  if (!proposal) return pid ? noLonger() : publishStored(turn)
  if (proposal.done === 'out' || proposal.done === 'scheduled')
    return { replies: [{ text: t('publish.already') }] }
  const problem = obstacle(turn, proposal.menus)
  if (problem) return keptAsDraft(turn, proposal, problem)
  const today = proposal.menus.filter(({ date }) => date <= turn.today)
  const later = proposal.menus.filter(({ date }) => date > turn.today)
  if (later.length > 0 && !turn.facts.rights.scheduledMenus) {
    const locked = t('publish.weekLocked', { url: `${turn.facts.siteUrl}/subscription` })
    return keptAsDraft(turn, proposal, { text: locked })
  }
  const done = { ...proposal, done: later.length > 0 && today.length === 0 ? 'scheduled' : 'out' } as const
  return {
    replies: [told(turn, proposal, today, later)],
    commands: [...today.map(released('publish')), ...later.map(released('schedule'))],
    state: { proposal: done, awaiting: null, focus: slotOf(proposal.menus[0]) },
  }
}

const slotOf = (menu: Proposed | undefined) => (menu ? { date: menu.date, service: menu.service } : null)

const released =
  (release: 'publish' | 'schedule' | 'draft') =>
  (menu: Proposed): Command => ({
    ...{ do: 'save', slot: { date: menu.date, service: menu.service } },
    ...{ content: menu.content, release },
  })

function told(turn: Turn, proposal: Proposal, today: Proposed[], later: Proposed[]): Said {
  const { restaurant } = turn.facts
  const [first] = today
  const seen = restaurant?.isPublic
    ? pageUrl(turn)
    : t('publish.notPublic', { url: `${turn.facts.siteUrl}/mi-restaurante` })
  const waiting = later.length > 0 ? t('schedule.week', { days: later.map(namedDay).join(', ') }) : ''
  if (!first)
    return { text: waiting, buttons: [{ action: 'say:qué tengo programado', title: t('button.planned') }] }
  const text = [t('publish.done'), seen, waiting].filter(Boolean).join('\n\n')
  const buttons = [
    { action: 'say:historia', title: t('button.story') },
    { action: 'say:otra plantilla', title: t('button.template') },
  ]
  return withDrawing(turn, first, proposal.templateId, { text, buttons })
}

/** Nothing that was written is lost: it waits in «Mi menú». */
function keptAsDraft(turn: Turn, proposal: Proposal, problem: Said): Heard {
  const free = proposal.menus.filter((menu) => !isTaken(turn, menu))
  return {
    replies: [problem],
    commands: free.map(released('draft')),
    state: { awaiting: problem.text === t('publish.priceless') ? 'price' : null },
  }
}

const isTaken = (turn: Turn, menu: Proposed) => {
  const there = menuAt(turn, menu)
  return there !== undefined && there.state !== 'draft'
}

/** «Publica» without anything proposed: the draft of that day, if there is one. */
function publishStored(turn: Turn): Heard {
  const menu = menuOn(turn, turn.today)
  if (!menu) return { replies: [{ text: t('publish.nothing') }], state: { awaiting: 'menu' } }
  if (isOut(menu)) return { replies: [{ text: t('publish.already') }] }
  const problem = obstacle(turn, [{ ...menu, content: menu }])
  if (problem) return { replies: [problem] }
  const { date, service } = menu
  const proposed = { date, service, content: contentOf(menu) }
  return {
    replies: [withDrawing(turn, proposed, null, { text: [t('publish.done'), pageUrl(turn)].join('\n\n') })],
    commands: [{ do: 'save', slot: { date, service }, content: proposed.content, release: 'publish' }],
  }
}

export const contentOf = ({
  price,
  halfPrice,
  includes,
  window,
  categories,
  observation,
}: Proposed['content']) => ({
  ...{ price, halfPrice, includes, window, categories, observation },
})

export function keep(turn: Turn, pid: string): Heard {
  const proposal = meant(turn, pid)
  if (!proposal) return noLonger()
  return {
    replies: [{ text: t('keep.done', { url: `${turn.facts.siteUrl}/menu` }) }],
    commands: proposal.menus.filter((menu) => !isTaken(turn, menu)).map(released('draft')),
    state: { proposal: { ...proposal, done: 'saved' }, awaiting: null },
  }
}

/** The menu was written in the evening, and is for today after all. */
export function forToday(turn: Turn, pid: string): Heard {
  const proposal = meant(turn, pid)
  const [menu] = proposal?.menus ?? []
  if (!proposal || !menu) return noLonger()
  const moved = { ...proposal, menus: [{ ...menu, date: turn.today }] }
  return { replies: [offer(turn, moved)], state: { proposal: moved } }
}

const hours = [9 * 60, 11 * 60, 12 * 60 + 30, 17 * 60, 20 * 60]

/** When it is to come out: asked, unless it was said. */
export function schedule(
  turn: Turn,
  pid: string | undefined,
  date: string | null,
  minute: number | null,
): Heard {
  const proposal = meant(turn, pid)
  if (!proposal)
    return pid ? noLonger() : { replies: [{ text: t('schedule.nothing') }], state: { awaiting: 'menu' } }
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
    title: t('button.at', { time: clockText(hour) }),
  }))
  return {
    replies: [{ text: t('schedule.when'), ...(buttons.length > 0 && { buttons }) }],
    state: { proposal: moved, awaiting: 'time' },
  }
}

/** What the plan has instead: out now, or kept until its day. */
function locked({ today, facts: { siteUrl } }: Turn, { pid, menus }: Proposal, date: string): Heard {
  const url = `${siteUrl}/subscription`
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
export function at(turn: Turn, pid: string | undefined, minute: number | null): Heard {
  const proposal = meant(turn, pid)
  const [menu] = proposal?.menus ?? []
  const { restaurant, rights } = turn.facts
  if (!proposal || !menu || !restaurant) return noLonger()
  if (!rights.scheduledMenus) return locked(turn, proposal, menu.date)
  const problem = obstacle(turn, proposal.menus)
  if (problem) return keptAsDraft(turn, proposal, problem)
  if (menu.date === turn.today && minute !== null && minute <= turn.minute)
    return {
      replies: [
        {
          text: t('schedule.past', { time: clockText(minute) }),
          buttons: [{ action: `pub:${proposal.pid}`, title: t('button.publishNow') }],
        },
      ],
      state: { awaiting: 'time' },
    }
  const shown = minute ?? localNow(usualRelease(menu, restaurant.timeZone), restaurant.timeZone).minute
  const time = clockText(shown)
  const { date, service, content } = menu
  const publishAt = `${date}T${time.padStart(5, '0')}`
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

export function correct(): Heard {
  return { replies: [{ text: t('correct.how') }], state: { awaiting: 'changes' } }
}

export function cancel(turn: Turn): Heard {
  const proposal = openProposal(turn)
  if (!proposal) return { replies: [{ text: t('cancel.nothing') }], state: { awaiting: null, loose: null } }
  return {
    replies: [{ text: t('cancel.done') }],
    state: { proposal: { ...proposal, done: 'dropped' }, awaiting: null, loose: null },
  }
}

/** Dishes that came one by one are put together. */
export function finishLoose(turn: Turn): Heard {
  const { loose } = turn.state
  return loose ? propose(turn, loose.lines.join('\n')) : publish(turn)
}
