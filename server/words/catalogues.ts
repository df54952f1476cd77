import type { WholeLanguage } from '@/contract/languages'
import ca from '@/messages/ca.json'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import eu from '@/messages/eu.json'
import gl from '@/messages/gl.json'

/** All texts in the languages of owners, for the chatbot, which tells owners what their pages call things. */
export const catalogues: Record<WholeLanguage, typeof es> = { es, ca, gl, eu, en }
