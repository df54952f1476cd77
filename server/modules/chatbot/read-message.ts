import type { IncomingMessage } from '@/contract/entities/chat'
import type { MenuDraft } from '@/contract/entities/menu'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import { askAssistant } from '@/server/modules/assistant'
import { understand } from './engine/meaning/understand'
import { type FileRead, readFile } from './read-file'

export type MessageRead = FileRead & { assistant?: MenuDraft[] }

/** Whether reading the message takes time or money, so that a message that is sent again is not read again. */
export const isReadOnce = ({ assistant }: Pick<Ctx, 'assistant'>, message: IncomingMessage) =>
  'file' in message || (assistant !== null && message.kind === 'text')

/** Reads a message before it is stored, while nothing is locked. A replay of the conversation finds what was read. */
export async function readMessage(ctx: Ctx, ownerId: string, message: IncomingMessage): Promise<MessageRead> {
  const read = await readFile(ctx, message)
  if (message.kind !== 'text' || !ctx.assistant || !mayBeMenu(ctx, message.text)) return read
  const assistant = await askAssistant(ctx, ownerId, message.text)
  return assistant.length > 0 ? { ...read, assistant } : read
}

/** An order, a question or talk is nothing to ask about. */
function mayBeMenu({ clock }: Pick<Ctx, 'clock'>, text: string) {
  const { is } = understand(text, {
    ...{ today: localNow(clock(), 'Europe/Madrid').date, awaiting: null, isLoose: false, menus: [] },
    ...{ isPending: false, isWanted: false, isAway: false, current: null, asked: [] },
    ...{ isOfWeek: false, hasWritten: false, isOldWanted: false, isCopied: false, last: [], goneMenu: null },
    ...{ menuOf: () => null, menuOn: () => null, usual: null, named: null },
  })
  return is === 'menu' || is === 'dish' || is === 'unknown'
}
