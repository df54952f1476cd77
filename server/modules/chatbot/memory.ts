import { z } from 'zod'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Command, Facts } from './engine/facts'
import { chatState, nothingYet, type Slot } from './engine/state'

/** What a conversation remembers beside its messages. */
const memory = z.object({
  talk: chatState,
  /** The version our own last order left on a day; null where it left nothing. Another one means that somebody else was there. */
  left: z.record(z.string(), z.int().nullable()),
})

export type Memory = z.infer<typeof memory>

/** One conversation while it is being answered. */
export type Talk = { id: string; ownerId: string | null; memory: Memory }

/** Older than this release or unreadable: begun anew, since it is only what was being talked of. */
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

/** Whether all of these days are as we left them. */
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
