import type { MenuContent } from '@/contract/entities/menu'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import type { Change, Orders } from '../language/change'
import type { ChatState, Slot } from '../state'
import type { Topic } from '../talk/know-how'

/** The possible meanings of a message. Days are as the owner named them; null means the day of the current topic. */
export type Intent =
  | { is: 'publish' | 'correct' | 'cancel' | 'done' | 'yes' | 'no' | 'keep' | 'wait' | 'undo' }
  | {
      is:
        | 'help'
        | 'thanks'
        | 'hello'
        | 'stop'
        | 'stats'
        | 'planned'
        | 'template'
        | 'whatsapp'
        | 'human'
        | 'link'
        | 'angry'
        | 'remind'
        | 'ask-price'
    }
  | { is: 'plan' | 'page' }
  | { is: 'show'; date: string | null; service: 'comida' | 'cena' }
  | { is: 'status'; date: string | null }
  | { is: 'orders'; orders: Orders }
  /** The dish that the last question asked for. */
  | { is: 'wanted'; dish: string }
  | { is: 'delete'; date: string | null }
  /** These days nobody cooks. Without a day: those that the message names are not known. */
  | { is: 'close'; dates: string[] }
  | { is: 'move'; from: string | null; to: string | null }
  | {
      is: 'copy'
      from: string | null
      to: string | null
      /** The service that gets the menu of the other one. */
      service: Slot['service'] | null
      exceptions: Orders | null
    }
  /** `dishes`: the language of the picture. Absent: as the kitchen wrote it. */
  | { is: 'format'; format: MenuFormat; dishes?: MenuLanguage }
  | { is: 'menu'; text: string }
  | { is: 'dish'; text: string }
  /** «Primeros», without a dish. */
  | { is: 'heading'; text: string }
  /** Several orders of one message, each with its own day. */
  | { is: 'several'; parts: Intent[] }
  /** «no, el del sábado»: repeats the last question or order for another day. */
  | { is: 'other-day'; date: string }
  /** «es para el sábado y el domingo»: the days of the pending menu; with `isMore`, besides those that it has. */
  | { is: 'several-days'; dates: string[]; isMore: boolean }
  /** Orders before a day that may be theirs too: «quita el pollo y sube a 13 mañana». */
  | { is: 'which-day'; words: string; date: string }
  /** «no, déjalo», after something was written. */
  | { is: 'take-back' }
  | { is: 'how'; topic: Topic }
  | { is: 'cost'; dish: string; date: string | null }
  | { is: 'open'; date: string | null }
  | { is: 'understood' | 'chat' | 'mine' }
  /** Talk in which nothing is ordered; perhaps a dish that is to stay. */
  | { is: 'aside'; dish: string | null }
  /** Perhaps «publica»: the pending menu is offered again. */
  | { is: 'offer' }
  /** What the chatbot cannot do, or not yet: «cuando se acabe el pollo, lomo». */
  | { is: 'wish' | 'later' }
  /** What the owner perhaps ordered, in words of the rules: asked before it is done. `lost`: what of the message these words leave out. */
  | { is: 'meant'; words: string; lost?: string[] }
  | { is: 'unknown'; text: string }

/** The facts that the chatbot uses to understand a message. */
export type Context = {
  today: string
  awaiting: ChatState['awaiting']
  isLoose: boolean
  /** The menus that the conversation is about; the pending proposal comes first. */
  menus: MenuContent[]
  isPending: boolean
  /** The last question asked for a dish. */
  isWanted: boolean
  /** A dish was taken away before. */
  isAway: boolean
  /** The day that is talked of. */
  current: string | null
  /** The buttons that a typed «sí» would press. */
  asked: string[]
  /** The proposal holds no menu of today. */
  isOfWeek: boolean
  /** The day of the last menu before today: «lo de siempre». */
  usual: string | null
  /** The menu that a copy of a day starts from. */
  menuOf: (date: string) => MenuContent | null
  /** The menu that is stored for a day, or pending for it. */
  menuOn: (date: string) => MenuContent | null
  /** The last message copied a menu. */
  isCopied: boolean
  /** The dish that the message before named. */
  named: string | null
  /** What the last message changed. */
  last: Change[]
  /** The dish that went last, as a menu. */
  goneMenu: MenuContent | null
  /** The last question asked which dish of a course goes. */
  isOldWanted: boolean
  /** Something was written in the last ten minutes. */
  hasWritten: boolean
}
