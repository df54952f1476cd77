import type { Slot } from '@/contract/entities/own-menu'
import type { ReadMenu } from './read-text'

/** A menu of a text, with the day and service that it is for. */
export type Found = ReadMenu & {
  slot: Slot
  /** The message as it is kept when this menu is opened on its own day: that of the assistant is read again from these lines. */
  lines?: string
}
