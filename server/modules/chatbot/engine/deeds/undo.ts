import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Answer, Command, Step, Turn } from '../facts'
import type { Slot, Written } from '../state'
import { beside, dayName, t } from '../texts'
import { contentOf, menuAt, sameSlot } from '../turn'
import { offering, summary } from './proposal'

const undoMs = 10 * 60_000
const mostKept = 12

/** The id of the things that a message writes. A repeated message gets the same id. */
export const writeId = ({ id, at }: { id: string; at: string }) => {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return Date.parse(at).toString(36) + sum.toString(36)
}

/** Notes what commands wrote. A repeated message keeps what stood there before its first time. */
export function noteWritten(
  list: Written[],
  { id, at, undoes = null }: Pick<Written, 'id' | 'at'> & { undoes?: string | null },
  slots: Slot[],
  [before, after]: [OwnMenu[], OwnMenu[]],
): Written[] {
  const known = list.find((one) => one.id === id)
  const find = (menus: OwnMenu[], slot: Slot) => menus.find((menu) => sameSlot(menu, slot))
  const entry: Written = {
    ...{ id, at, undoes, isUndone: false },
    slots: slots.map(({ date, service }) => {
      const slot = { date, service }
      const first = known?.slots.find((one) => sameSlot(one.slot, slot))
      const there = find(before, slot)
      const was = there ? { content: contentOf(there), state: there.state, publishAt: there.publishAt } : null
      return {
        ...{ slot, before: first ? first.before : was },
        ...{ seen: first ? first.seen : (there?.version ?? null), left: find(after, slot)?.version ?? null },
      }
    }),
  }
  const others = list.filter((one) => one.id !== id && Date.parse(at) - Date.parse(one.at) < undoMs)
  return [...(undoes ? asBefore(others, undoes, entry) : others), entry].slice(-mostKept)
}

/** What is undone leaves the slots as the message before it had left them, in a new version. That message can now be undone in its turn. */
function asBefore(list: Written[], undone: string, { slots }: Written): Written[] {
  const last = list.find(({ id }) => id === undone)
  return list.map((one) => ({
    ...one,
    isUndone: one.id === undone || (one.isUndone && one.id !== last?.undoes),
    slots: one.slots.map((entry) => {
      const found = last?.slots.find(({ slot }) => sameSlot(slot, entry.slot))
      const now = slots.find(({ slot }) => sameSlot(slot, entry.slot))
      return found && now && entry.left === found.seen ? { ...entry, left: now.left } : entry
    }),
  }))
}

/**
 * Restores the menus that the named message replaced, or those of the last message that wrote. Who writes «deshaz» twice goes back two
 * steps; what an undo did is done again by its button alone.
 */
export function undo(turn: Turn, id?: string): Answer {
  const { proposal } = turn.state
  if (!id && proposal?.before && !proposal.done) return undoCorrection(turn)
  const { written } = turn.facts
  const last = id
    ? written.find((one) => one.id === id)
    : written.findLast((one) => !one.isUndone && !one.undoes)
  if (!last || Date.parse(turn.message.at) - Date.parse(last.at) > undoMs)
    return { replies: [{ text: t(id ? 'undo.late' : 'undo.none') }] }
  if (last.isUndone && !turn.facts.isRepeated) return { replies: [{ text: t('undo.already') }] }
  const versionAt = (slot: Slot) => turn.facts.menus.find((menu) => sameSlot(menu, slot))?.version ?? null
  const isChanged = last.slots.some(({ slot, left }) => versionAt(slot) !== left)
  if (isChanged && !turn.facts.isRepeated) return { replies: [{ text: t('undo.changed') }] }
  const days = [...new Set(last.slots.map(({ slot }) => dayName(slot.date, turn.today)))]
  const [first] = last.slots
  const isEmpty = last.slots.every(({ before }) => before === null)
  return {
    replies: [{ text: t(isEmpty ? 'undo.empty' : 'undo.done', { days: days.join(', ') }) }],
    commands: [{ do: 'undo', id: last.id, slots: last.slots }],
    state: {
      proposal: proposal && !proposal.done ? proposal : reopened(turn, last),
      focus: first?.slot ?? null,
      awaiting: null,
    },
  }
}

/** The proposal is pending again if its own release is undone. */
function reopened(turn: Turn, { slots }: Written) {
  const { proposal } = turn.state
  const menu = proposal?.menus.find((one) => slots.some(({ slot }) => sameSlot(slot, one)))
  const entry = menu && slots.find(({ slot }) => sameSlot(slot, menu))
  const stored = menu && menuAt(turn, menu)
  if (!proposal || !menu || !entry || !stored) return null
  const content = JSON.stringify(contentOf(menu.content))
  const isRelease =
    JSON.stringify(contentOf(stored)) === content && JSON.stringify(entry.before?.content) !== content
  const isOut = proposal.done === 'out' || proposal.done === 'scheduled'
  return isOut && isRelease ? { ...proposal, done: null, agreed: [] } : null
}

function undoCorrection(turn: Turn): Answer {
  const { proposal } = turn.state
  if (!proposal?.before) return { replies: [{ text: t('undo.none') }] }
  const back = { ...proposal, menus: proposal.before, before: null }
  const offered = offering(turn, back)
  return {
    ...offered,
    replies: [{ text: beside([t('undo.correction'), summary(turn, back)].join('\n\n')) }, ...offered.replies],
  }
}

/** Whether something was written that can still be taken back. */
export const lastWritten = ({ facts, message }: Pick<Turn, 'facts' | 'message'>) =>
  facts.written.findLast(({ isUndone, at }) => !isUndone && Date.parse(message.at) - Date.parse(at) <= undoMs)

/** «no, déjalo», when something was just written: asks, because it may mean «leave it so». */
export function askTakeBack(turn: Turn): Answer {
  const last = lastWritten(turn)
  if (!last) return { replies: [{ text: t('cancel.nothing') }] }
  const yes = `undo:${last.id}`
  const buttons = [
    { action: yes, title: t('button.undoYes') },
    { action: 'no:', title: t('button.keepIt') },
  ]
  return { replies: [{ text: t('takeBack'), buttons }], yes }
}

/** Whether a command changes a menu. */
export const isWrite = (command: Command) =>
  command.do === 'save' ||
  command.do === 'sold-out' ||
  command.do === 'delete' ||
  command.do === 'copy' ||
  command.do === 'undo'

/** Adds «Deshacer» to the replies of a step that writes. */
export function withUndo(step: Step, { message }: Turn): Step {
  if (!step.commands.some(isWrite)) return step
  const button = { action: `undo:${writeId(message)}`, title: t('button.undo') }
  const place = step.replies.findLastIndex(({ list }) => !list)
  if (place < 0) return { ...step, replies: [...step.replies, { text: t('undo.offer'), buttons: [button] }] }
  const replies = step.replies.map((reply, index) =>
    index === place ? { ...reply, buttons: [...(reply.buttons ?? []).slice(0, 2), button] } : reply,
  )
  return { ...step, replies }
}

/** The save that restores a menu's earlier state. A menu whose publishing time passed in the meantime is published. */
export function releaseBack(
  { state, publishAt }: NonNullable<Written['slots'][number]['before']>,
  now: Date,
) {
  if (state === 'draft') return { release: 'draft' as const, publishAt: null }
  const isDue = state !== 'scheduled' || (publishAt !== null && Date.parse(publishAt) <= now.getTime())
  return isDue
    ? { release: 'publish' as const, publishAt: null }
    : { release: 'schedule' as const, publishAt }
}
