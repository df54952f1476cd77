import { z } from 'zod'
import { isoDate } from '@/contract/entities/date'
import { menuContent, menuItem, menuServices, menuStates } from '@/contract/entities/menu'
import { wholeLanguages } from '@/contract/languages'

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
  /** The menus that the proposal would replace, as the owner was shown: `keyOfMenu`. */
  agreed: z.array(z.string()).default([]),
  /** The menus before the last correction. */
  before: z.array(proposed).nullable().default(null),
  /** The outcome of the proposal. */
  done: z.enum(['out', 'scheduled', 'saved', 'dropped']).nullable(),
})
export type Proposal = z.infer<typeof proposal>

const option = z.object({ action: z.string(), words: z.string() })

export const chatState = z.object({
  /** The language of the conversation, once a message told it. */
  language: z.enum(wholeLanguages).nullable().default(null),
  /** Whether an order or a question told it, not courtesy or a menu alone. */
  isLanguageSure: z.boolean().default(false),
  proposal: proposal.nullable().default(null),
  /** The subject of the last question. */
  awaiting: z.enum(['changes', 'time', 'price', 'menu']).nullable().default(null),
  /** The slot of the current topic. */
  focus: slot.nullable().default(null),
  /** Dishes that come one by one. */
  loose: z
    .object({ lines: z.array(z.string()), at: z.iso.datetime() })
    .nullable()
    .default(null),
  /** The buttons that a typed «sí», «no» or a dish of the last question press. */
  asked: z
    .object({ yes: z.string().nullable(), no: z.string().nullable(), options: z.array(option) })
    .nullable()
    .default(null),
  /** The dish that the last question asked for: a dish of a course, or one instead of another. */
  wanted: z
    .object({
      course: z.enum(['entrante', 'primero', 'segundo', 'postre']).nullable(),
      instead: z.string().nullable(),
      /** Asked for is the dish of the course that goes. */
      isOld: z.boolean().default(false),
      /** The dish that comes for it, where it is known. */
      by: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** The dish that went last: «vuelve a ponerlo». */
  gone: z.object({ item: menuItem, category: z.string(), isSoldOut: z.boolean() }).nullable().default(null),
  /** The last change to a dish, for «y el flan también». */
  away: z.enum(['remove', 'gone', 'sold-out']).nullable().default(null),
  /** The order that changed something last, as it was written: «y el viernes igual». */
  last: z.string().nullable().default(null),
  /** The dish that the last message named, if it named only one: «és sense gluten». */
  named: z.string().nullable().default(null),
  /** The last message copied a menu: «y el viernes también». */
  isCopied: z.boolean().default(false),
  /** The rows of the last question that were not chosen: «y la otra también». */
  left: z.array(option).default([]),
  /** The price that was changed last: «no, a 8,50» corrects that one. */
  priced: z.enum(['price', 'half']).nullable().default(null),
  /** The last message, when it wanted to change the proposal and changed nothing. */
  missed: z.string().nullable().default(null),
  /** The last message was not understood: «sí» after it agrees to nothing. */
  isLost: z.boolean().default(false),
  /** When the last message was written. */
  at: z.iso.datetime().nullable().default(null),
})
export type ChatState = z.infer<typeof chatState>

export const nothingYet: ChatState = {
  ...{ language: null, isLanguageSure: false, proposal: null, awaiting: null, focus: null, loose: null },
  ...{
    asked: null,
    wanted: null,
    gone: null,
    priced: null,
    away: null,
    last: null,
    named: null,
    isCopied: false,
    left: [],
    missed: null,
    isLost: false,
    at: null,
  },
}

const before = z.object({
  content: menuContent,
  state: z.enum(menuStates),
  publishAt: z.iso.datetime().nullable(),
})

/** The menus that a message wrote, and the menus that were there before. */
export const written = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  isUndone: z.boolean(),
  /** The id of what this message undid. */
  undoes: z.string().nullable().default(null),
  /** `seen` and `left`: the version that was found in the slot, and the one that was left; null if there was no menu. */
  slots: z.array(
    z.object({
      ...{ slot, before: before.nullable() },
      ...{ seen: z.int().nullable().optional(), left: z.int().nullable() },
    }),
  ),
})
export type Written = z.infer<typeof written>
