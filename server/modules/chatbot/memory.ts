import { z } from 'zod'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Command, Facts } from './engine/facts'
import { chatState, nothingYet, type Slot } from './engine/state'

/** The stored state of a conversation, apart from its messages. */
const memory = z.object({
  talk: chatState,
  /**
   * The version that our last command left in each slot; null if the command left no menu. A different version means that somebody
   * else changed the slot.
   */
  left: z.record(z.string(), z.int().nullable()),
})

export type Memory = z.infer<typeof memory>

/** A conversation during an answer. */
export type Talk = { id: string; ownerId: string | null; memory: Memory }

/** Starts with an empty memory if the stored memory is old or unreadable. Only the current topic is lost. */
export function readMemory(state: Record<string, unknown>): Memory {
  const read = memory.safeParse(state)
  return read.success ? read.data : { talk: nothingYet, left: {} }
}

export const keyOfSlot = ({ date, service }: Slot) => `${date} ${service}`

export function slotsOf(command: Command): Slot[] {
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
