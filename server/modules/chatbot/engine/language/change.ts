import type { MenuItem } from '@/contract/entities/menu'
import type { Allergen, Include } from '@/contract/rules/menu-text/parsed-menu'

export type Diet = NonNullable<MenuItem['diets']>[number]

export type Course = 'entrante' | 'primero' | 'segundo' | 'postre'

/** One change of the menu that is talked of. Dishes are in the words of the owner. */
export type Change =
  | { kind: 'add'; dish: string; course: Course | null }
  /** «pon pollo»: perhaps a dish. The owner is asked. */
  | { kind: 'perhaps'; dish: string }
  | { kind: 'remove'; dish: string }
  /** «y el flan también»: repeats the change of the dish before. */
  | { kind: 'same'; dish: string }
  /** «no hay pollo»: sold out where it is published, otherwise removed. */
  | { kind: 'gone'; dish: string }
  | { kind: 'sold-out'; dish: string }
  /** Without a dish: the dish that went last. */
  | { kind: 'back'; dish: string | null }
  | { kind: 'replace'; dish: string; by: string }
  /** «cambia la merluza», without the other dish. */
  | { kind: 'replace-what'; dish: string }
  /** «cámbiame un primero», without either dish. */
  | { kind: 'replace-of'; course: Course; by: string | null }
  /** «en su lugar dorada»: instead of the dish that went last. */
  | { kind: 'instead'; by: string }
  /** «falta el postre», without the dish. */
  | { kind: 'add-what'; course: Course }
  | { kind: 'course'; dish: string; course: Course }
  /** «el postre es flan» */
  | { kind: 'only'; course: Course; dish: string }
  | { kind: 'price'; euros: number }
  /** «mañana sigue a 12»: nothing changes, and the reply gives the price. */
  | { kind: 'stays'; euros: number }
  /** «sube un euro» */
  | { kind: 'raise'; euros: number }
  | { kind: 'half'; euros: number | null }
  | { kind: 'supplement'; dish: string; euros: number | null }
  | { kind: 'include'; what: Include[]; isIncluded: boolean }
  | { kind: 'window'; start: string | null; end: string | null }
  | { kind: 'service'; service: 'comida' | 'cena' }
  /** «el gazpacho lleva gluten»; without a dish, the one that was named before. `isTakenBack`: nothing of it is declared any more. */
  | {
      kind: 'mark'
      dish: string | null
      contains: Allergen[]
      free: Allergen[]
      diets: Diet[]
      isTakenBack: boolean
    }
  /** «quita la frase de abajo»: the menu has no note any more. */
  | { kind: 'no-note' }
  /** «son dos platos»: a dish that is two. */
  | { kind: 'split'; dish: string; into: string[] }

/** What a message orders. */
export type Orders = {
  changes: Change[]
  /** The day that the message names. */
  date: string | null
  /** The message moves the pending proposal to this day: «es para mañana». */
  isMoved: boolean
  /** The time of publication. */
  minute: number | null
  release: 'publish' | 'schedule' | null
  /** The parts that were not understood, as they were written. */
  rest: string[]
  /** What the message says and this reading loses. The menu does not go out with this message. */
  lost?: string[]
}
