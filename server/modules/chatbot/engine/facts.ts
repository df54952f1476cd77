import type { ChatChannel, ChatReply, IncomingMessage } from '@/contract/entities/chat'
import type { MenuContent, MenuDraft } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import type { WholeLanguage } from '@/contract/languages'
import type { Drawing } from '../stored'
import type { ChatState, Slot, Written } from './state'

/** All data that a step may use. The data is loaded before the step; the step itself loads nothing. */
export type Facts = {
  now: Date
  channel: ChatChannel
  siteUrl: string
  /** Whether the installation has a WhatsApp number. */
  hasWhatsApp: boolean
  /** `language` is that of the page on which the owner last acted. It counts until a message tells another. */
  owner: { ownerId: string; firstName: string; emailVerified: boolean; language: WholeLanguage } | null
  restaurant: {
    restaurantId: string
    restaurantName: string
    timeZone: TimeZone
    templateId: string | null
    isPublic: boolean
  } | null
  /** From two weeks ago, sorted by date. */
  menus: OwnMenu[]
  rights: { scheduledMenus: boolean; imagesLeft: number | null }
  templates: { id: string; name: string }[]
  /** The changes that the last messages wrote, for «Deshacer». */
  written: Written[]
  /** The message is repeated after a late one, and wrote before: its owner has agreed already. */
  isRepeated: boolean
  /** The text in the received file: null if no reader was available, empty if the file has no text. */
  reading: string | null
  /** The number of pages of a PDF, if known. */
  pages: number | null
  /** The menus that an assistant proposes for the message, where the rules did not understand it whole. */
  assistant?: MenuDraft[] | undefined
  visits: { today: number; week: number; weekBefore: number; calls: number; directions: number } | null
}

export type Command =
  | {
      do: 'save'
      slot: Slot
      content: MenuContent
      release: 'draft' | 'schedule' | 'publish'
      publishAt?: string
    }
  | { do: 'sold-out'; slot: Slot; dish: string; soldOut: boolean }
  | { do: 'delete'; slot: Slot }
  /** Restores the menus that a message replaced. */
  | { do: 'undo'; id: string; slots: Written['slots'] }
  | { do: 'copy'; mode: 'copy' | 'move'; from: Slot; to: Slot }
  | { do: 'template'; templateId: string }
  | { do: 'attach'; as: 'day' | 'carta'; url: string; name: string; date: string }
  | { do: 'unlink' }

/** A reply, and the drawing that the reply needs. */
export type Reply = ChatReply & { drawing?: Drawing }

export type Step = { state: ChatState; replies: Reply[]; commands: Command[] }

/** The input of every answer. */
export type Turn = {
  message: IncomingMessage
  state: ChatState
  facts: Facts
  /** The current day in the restaurant's time zone. */
  today: string
  minute: number
}

/** A handler returns only changed fields of the state. The other fields stay. */
export type Answer = {
  replies: Reply[]
  commands?: Command[]
  state?: Partial<ChatState>
  /** The action that a typed «sí» means. */
  yes?: string
  /** The message, when it wanted to change the proposal and changed nothing. */
  missed?: string
}
