import { AppError } from '@/server/errors'
import type { MessagingPort } from './port'

/** Without WhatsApp the chatbot talks in the browser alone: there is nothing to send, and nobody to hear from. */
export function createBrowserMessaging(): MessagingPort {
  const nobody = () => new AppError('not-found', 'whatsapp-off')
  return {
    channel: 'browser',
    number: null,
    canRecall: false,
    send: async () => ({ outcome: 'temporary', reason: 'whatsapp-off' }),
    noteRead: async () => undefined,
    fetchMedia: async () => ({ outcome: 'temporary', reason: 'whatsapp-off' }),
    readEvents() {
      throw nobody()
    },
    answerChallenge() {
      throw nobody()
    },
  }
}
