import { AppError } from '@/server/errors'
import type { MessagingPort } from './port'

/** Without WhatsApp the chatbot works in the browser alone: it sends no messages and receives no webhook calls. */
export function createBrowserMessaging(): MessagingPort {
  const nobody = () => new AppError('not-found', 'whatsapp-off')
  return {
    channel: 'browser',
    number: null,
    recallsIn: () => null,
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
