import type { Answer, Turn } from '../facts'
import type { Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { menuAt } from '../turn'
import { askTakeBack, lastWritten } from './undo'

const again =
  /\b(?:otra vez|de nuevo|de novo|vuelv\w*|volv\w*|vuelto|recuper\w*|repon\w*|regres\w*|again|back|torna\w*|berriz|restaura\w*)\b/

const open = new Set(['orders', 'publish', 'unknown', 'dish', 'aside', 'chat', 'copy', 'wanted'])

/** «ya ha vuelto la luz, ponlo otra vez», after the menu was deleted: asks whether that comes back. */
export function comesBack(turn: Turn, intent: Intent): Answer | null {
  const { message } = turn
  if (message.kind !== 'text' || message.text.length > 200 || !open.has(intent.is)) return null
  const last = lastWritten(turn)
  const isGone = last?.slots.some(({ slot, before }) => before && !menuAt(turn, slot))
  return isGone && again.test(plainWords(message.text)) ? askTakeBack(turn) : null
}
