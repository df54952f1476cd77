import type { OwnMenu } from '@/contract/entities/own-menu'
import { menuQuestions } from '@/contract/rules/menu/price'
import { fold } from '@/contract/rules/menu-text/words'
import type { Reply, Turn } from './facts'
import type { ChatState, Proposal, Proposed, Slot } from './state'
import { pageAt, t } from './texts'

const openMs = 12 * 3_600_000

/** The proposal that still needs a decision. */
export const openProposal = ({ state, message }: Turn) => openProposalAt(state, message.at)

export function openProposalAt({ proposal }: Pick<ChatState, 'proposal'>, at: string): Proposal | null {
  const isOld = proposal && Date.parse(at) - Date.parse(proposal.at) > openMs
  return proposal && !proposal.done && !isOld ? proposal : null
}

export const sameSlot = (one: Slot, other: Slot) => one.date === other.date && one.service === other.service

export const menuAt = ({ facts }: Turn, slot: Slot) => facts.menus.find((menu) => sameSlot(menu, slot))

/** The menu of a day: lunch, unless there is only dinner. */
export const menuOn = ({ facts }: Turn, date: string): OwnMenu | undefined =>
  facts.menus.filter((menu) => menu.date === date).sort((a) => (a.service === 'comida' ? -1 : 1))[0]

export const isOut = ({ state }: OwnMenu) => state === 'published' || state === 'expired'

/** The version of a menu, as the owner has agreed to replace it. */
export const keyOfMenu = ({ date, service, version }: OwnMenu) => `${date} ${service} ${version}`

/** The menu that a save would replace by another: one that people see or will see, or a draft whose dishes would be lost. */
export function replacedBy(turn: Turn, slot: Slot | Proposed): OwnMenu | null {
  const menu = menuAt(turn, slot)
  if (!menu) return null
  if (menu.state === 'draft') return isKept(turn, menu, slot) ? null : menu
  return 'content' in slot && isReleased(turn, slot) ? null : menu
}

/** Whether a draft is the same menu in an earlier state: all its dishes are in the new one, or this proposal was saved as it. */
function isKept({ state, facts }: Turn, draft: OwnMenu, slot: Slot | Proposed) {
  const news = 'content' in slot ? namesIn(slot.content) : []
  if (namesIn(draft).every((name) => news.includes(name))) return true
  const since = state.proposal?.at ?? ''
  return facts.written.some(
    ({ at, slots }) =>
      since !== '' &&
      at >= since &&
      slots.some((one) => sameSlot(one.slot, draft) && one.left === draft.version),
  )
}

const namesIn = ({ categories }: Pick<OwnMenu, 'categories'>) =>
  categories.flatMap(({ items }) => items.map(({ name }) => fold(name)))

/** Whether this very menu is published or scheduled already. */
export function isReleased(turn: Turn, menu: Proposed): boolean {
  const there = menuAt(turn, menu)
  const isOn = there?.state === 'published' || there?.state === 'scheduled'
  return isOn && JSON.stringify(contentOf(there)) === JSON.stringify(contentOf(menu.content))
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

/** The menus that these would replace and that their owner has not agreed to replace. */
export const unagreed = (turn: Turn, slots: (Slot | Proposed)[], agreed: string[]) =>
  turn.facts.isRepeated
    ? []
    : slots.flatMap((slot) => {
        const menu = replacedBy(turn, slot)
        return menu && !agreed.includes(keyOfMenu(menu)) ? [menu] : []
      })

/** The day of the current topic, otherwise today. */
export const dayTalkedOf = (turn: Turn) => dayMeant(turn, null)

/** The content of the menu that is talked of. */
export const contentTalkedOf = (turn: Turn) =>
  openProposal(turn)?.menus[0]?.content ?? menuOn(turn, dayTalkedOf(turn)) ?? null

/** The day that a message without a day means: the day of the current topic, otherwise today. */
export const dayMeant = ({ state, today }: Turn, date: string | null) =>
  date ?? (state.focus && state.focus.date >= today ? state.focus.date : today)

/**
 * Explains why a menu cannot be published yet. `again` is the original command: after the owner verifies the e-mail, one press
 * repeats the command.
 */
/** `isKept`: whether the menus are stored meanwhile, so that nothing is promised that is not done. */
export function obstacle({ facts }: Turn, menus: Proposed[], again: string, isKept: boolean): Reply | null {
  const { owner } = facts
  if (owner && !owner.emailVerified)
    return {
      text: [
        t('publish.unverified'),
        ...(isKept ? [t('publish.meanwhile', { url: pageAt(facts, '/menu') })] : []),
      ].join(' '),
      buttons: [{ action: again, title: t('button.verified') }],
    }
  const priceless = menus.find(({ content }) =>
    menuQuestions(content).some(({ reason }) => reason === 'none'),
  )
  return priceless ? { text: t('publish.priceless') } : null
}
