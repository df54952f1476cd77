import type { MenuContent } from '@/contract/entities/menu'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import type { Orders } from './language/change'
import type { ChatState } from './state'

/** What a message can mean. Days are as the owner named them; null: the day of the current topic. */
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
  | { is: 'move'; from: string | null; to: string | null }
  | { is: 'copy'; from: string | null; to: string | null; exceptions: Orders | null }
  | { is: 'format'; format: MenuFormat }
  | { is: 'menu'; text: string }
  | { is: 'dish'; text: string }
  | { is: 'unknown'; text: string }

/** What a message is understood by. */
export type Context = {
  today: string
  awaiting: ChatState['awaiting']
  isLoose: boolean
  /** The menus that are talked of: what is pending first. */
  menus: MenuContent[]
  isPending: boolean
  /** The last question asked for a dish. */
  isWanted: boolean
  /** A dish was taken away before. */
  isAway: boolean
}
