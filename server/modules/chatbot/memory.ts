import { z } from 'zod'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { noteWritten } from './engine/deeds/undo'
import type { Command, Facts } from './engine/facts'
import { chatState, nothingYet, type Slot, written } from './engine/state'

/** The stored state of a conversation, apart from its messages. */
const memory = z.object({
  talk: chatState,
  /**
   * The version that our last command left in each slot; null if the command left no menu. A different version means that somebody
   * else changed the slot.
   */
  left: z.record(z.string(), z.int().nullable()),
  /** The changes that the last messages wrote, for «Deshacer». */
  written: z.array(written).default([]),
  /** The messages that wrote. When they are repeated after a late one, their owner has agreed already. */
  wrote: z.array(z.string()).default([]),
})

export type Memory = z.infer<typeof memory>

/** A conversation during an answer. */
export type Talk = { id: string; ownerId: string | null; memory: Memory }

/** Starts with an empty memory if the stored memory is old or unreadable. Only the current topic is lost. */
export function readMemory(state: Record<string, unknown>): Memory {
  const read = memory.safeParse(state)
  return read.success ? read.data : { talk: nothingYet, left: {}, written: [], wrote: [] }
}

export const keyOfSlot = ({ date, service }: Slot) => `${date} ${service}`

export function slotsOf(command: Command): Slot[] {
  if (command.do === 'undo') return command.slots.map(({ slot }) => slot)
  if (command.do === 'copy') return command.mode === 'move' ? [command.from, command.to] : [command.to]
  return 'slot' in command ? [command.slot] : []
}

const versionAt = (menus: OwnMenu[], slot: Slot) =>
  menus.find(({ date, service }) => date === slot.date && service === slot.service)?.version ?? null

/** Whether nobody else has changed the slots since our last command. */
export const isOurs = ({ left }: Memory, { menus }: Pick<Facts, 'menus'>, slots: Slot[]) =>
  slots.every((slot) => {
    const key = keyOfSlot(slot)
    return !(key in left) || left[key] === versionAt(menus, slot)
  })

export function noteLeft(talk: Talk, menus: OwnMenu[], slots: Slot[]) {
  const left = { ...talk.memory.left }
  for (const slot of slots) left[keyOfSlot(slot)] = versionAt(menus, slot)
  const recent = Object.entries(left).slice(-80)
  talk.memory = { ...talk.memory, left: Object.fromEntries(recent) }
}

const mostWrote = 300

/** Notes what one message wrote, so that it can be undone. */
export function noteWrite(
  talk: Talk,
  by: { id: string; at: string },
  commands: Command[],
  menus: [before: OwnMenu[], after: OwnMenu[]],
) {
  const slots = new Map(commands.flatMap(slotsOf).map((slot) => [keyOfSlot(slot), slot]))
  if (slots.size === 0) return
  const undoes = commands.find((command) => command.do === 'undo')?.id ?? null
  const wrote = [...talk.memory.wrote.filter((id) => id !== by.id), by.id].slice(-mostWrote)
  const written = noteWritten(talk.memory.written, { ...by, undoes }, [...slots.values()], menus)
  talk.memory = { ...talk.memory, written, wrote }
}
