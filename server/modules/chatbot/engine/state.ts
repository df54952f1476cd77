import { z } from 'zod'
import { isoDate } from '@/contract/entities/date'
import { menuContent, menuServices } from '@/contract/entities/menu'

const slot = z.object({ date: isoDate, service: z.enum(menuServices) })
export type Slot = z.infer<typeof slot>

const doubt = z.object({
  /** The index of the menu in the proposal. */
  menu: z.int(),
  about: z.enum(['course', 'dish', 'supplement', 'price', 'date']),
  words: z.string(),
})
export type OpenDoubt = z.infer<typeof doubt>

const proposed = slot.extend({ content: menuContent })
export type Proposed = z.infer<typeof proposed>

const proposal = z.object({
  /** The id of the proposal in its buttons. */
  pid: z.string(),
  at: z.iso.datetime(),
  menus: z.array(proposed).min(1),
  doubts: z.array(doubt),
  templateId: z.string().nullable(),
  /** The outcome of the proposal. */
  done: z.enum(['out', 'scheduled', 'saved', 'dropped']).nullable(),
})
export type Proposal = z.infer<typeof proposal>

export const chatState = z.object({
  proposal: proposal.nullable().default(null),
  /** What the last question was about. */
  awaiting: z.enum(['changes', 'time', 'price', 'menu']).nullable().default(null),
  /** The slot of the current topic. */
  focus: slot.nullable().default(null),
  /** Dishes that come one by one. */
  loose: z
    .object({ lines: z.array(z.string()), at: z.iso.datetime() })
    .nullable()
    .default(null),
})
export type ChatState = z.infer<typeof chatState>

export const nothingYet: ChatState = { proposal: null, awaiting: null, focus: null, loose: null }
