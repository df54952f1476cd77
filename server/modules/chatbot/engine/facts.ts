import type { ChatChannel, ChatReply, IncomingMessage } from '@/contract/entities/chat'
import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import type { Drawing } from '../stored'
import type { ChatState, Slot } from './state'

/** What a step may know: all of it was looked up before, nothing is looked up in between. */
export type Facts = {
  now: Date
  channel: ChatChannel
  siteUrl: string
  /** Whether there is a WhatsApp to go on in. */
  hasWhatsApp: boolean
  owner: { ownerId: string; firstName: string; emailVerified: boolean } | null
  restaurant: {
    restaurantId: string
    restaurantName: string
    timeZone: TimeZone
    templateId: string | null
    isPublic: boolean
  } | null
  /** From two weeks ago on, in order. */
  menus: OwnMenu[]
  rights: { scheduledMenus: boolean; imagesLeft: number | null }
  templates: { id: string; name: string }[]
  /** The letters in the file that came: null where nobody has read it, empty where nothing was to be read. */
  reading: string | null
  /** How many pages a paper has, where that is known. */
  pages: number | null
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
  | { do: 'copy'; mode: 'copy' | 'move'; from: Slot; to: Slot }
  | { do: 'template'; templateId: string }
  | { do: 'attach'; as: 'day' | 'carta'; url: string; name: string; date: string }
  | { do: 'unlink' }

/** A reply, and what is to be drawn for it. */
export type Said = ChatReply & { drawing?: Drawing }

export type Step = { state: ChatState; replies: Said[]; commands: Command[] }

/** What every answer is worked out from. */
export type Turn = {
  message: IncomingMessage
  state: ChatState
  facts: Facts
  /** The day on which the message was written, where the restaurant is. */
  today: string
  minute: number
}

/** A handler says what is new; what it leaves out stays. */
export type Heard = { replies: Said[]; commands?: Command[]; state?: Partial<ChatState> }
