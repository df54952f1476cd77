import type { MenuFormat } from '@/contract/rules/menu-layout/formats'

export type Change =
  | { kind: 'replace'; dish: string; by: string }
  | { kind: 'remove'; dish: string }
  | { kind: 'add'; dish: string; course: string | null }

/** What a message can mean. Days are as the owner named them; null: the day of the current topic. */
export type Intent =
  | { is: 'publish' | 'correct' | 'cancel' | 'done' }
  | { is: 'schedule'; date: string | null; minute: number | null }
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
    }
  | { is: 'plan' | 'page' }
  | { is: 'show'; date: string | null; service: 'comida' | 'cena' }
  | { is: 'sold-out'; dish: string; soldOut: boolean; date: string | null }
  | { is: 'price'; euros: number; date: string | null }
  | { is: 'time'; minute: number }
  | { is: 'delete'; date: string | null }
  | { is: 'move' | 'copy'; from: string | null; to: string | null }
  | { is: 'format'; format: MenuFormat }
  | { is: 'change'; change: Change; date: string | null }
  | { is: 'menu'; text: string }
  | { is: 'dish'; text: string }
  | { is: 'unknown'; text: string }
