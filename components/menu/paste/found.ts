import type { Slot } from '@/contract/entities/own-menu'
import type { ReadMenu } from './read-text'

/** A menu that was found in a text, with its day and service. */
export type FoundMenu = ReadMenu & {
  slot: Slot
  /** The text to keep when this menu is opened on its own day. A menu of the assistant is written as lines that our rules can read again. */
  lines?: string
}
