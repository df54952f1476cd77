import type { Facts } from '@/server/modules/chatbot/engine/facts'
import { lunch, menuOf, wednesday } from './world'

/** A conversation: the owner's aim, the messages, each in several phrasings, and the state of the calendar afterwards. */
export type Conversation = {
  meant: string
  start?: Partial<Facts>
  /** What the owner writes: one message, or phrasings of the same message. */
  says: (string | string[])[]
  /** The menus there are in the end, as `standing` writes them. */
  stands: string[]
  /** What the last reply says. */
  answer?: RegExp
}

export const friday = '2026-11-20'

/** A menu that is written, and that nobody has published yet. */
export const menu = 'Menú 12 €\nPrimeros\nLentejas\nEnsalada mixta\nSegundos\nMerluza en salsa\nPollo asado'

export const out: Partial<Facts> = { menus: [menuOf(wednesday, 'published')] }
export const planned: Partial<Facts> = {
  menus: [
    menuOf(wednesday, 'published'),
    { ...menuOf(friday, 'scheduled', { ...lunch, price: 15 }), publishAt: '2026-11-20T08:00:00.000Z' },
  ],
}
export const since: Partial<Facts> = { menus: [menuOf('2026-11-17', 'expired')] }

const usual =
  'Lentejas estofadas, Ensalada mixta, Merluza a la plancha, Merluza en salsa, Pollo asado, Flan casero'
export const today = `hoy published 12.5: ${usual} · pan+bebida`
export const onFriday = `viernes scheduled 15: ${usual} · pan+bebida · 9:00`
export const yesterday = `ayer expired 12.5: ${usual} · pan+bebida`
