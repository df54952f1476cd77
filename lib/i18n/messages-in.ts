import type { Messages } from 'next-intl'
import type { Language } from '@/contract/languages'

/** A catalogue is loaded when somebody first reads its language. */
const catalogues = {
  es: () => import('@/messages/es.json'),
  ca: () => import('@/messages/ca.json'),
  gl: () => import('@/messages/gl.json'),
  eu: () => import('@/messages/eu.json'),
  en: () => import('@/messages/en.json'),
  fr: () => import('@/messages/fr.json'),
  de: () => import('@/messages/de.json'),
} satisfies Record<Language, unknown>

/** Languages of the diner’s side have no owners’ texts. No page of theirs shows one, so Castilian ones fill their places. */
export async function messagesIn(language: Language): Promise<Messages> {
  const [{ default: castilian }, { default: messages }] = await Promise.all([
    catalogues.es(),
    catalogues[language](),
  ])
  return { ...castilian, ...messages }
}
