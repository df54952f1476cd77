import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'

/** The channel's own messages, for a telephone without a conversation. */
export const t = createTranslator({ locale: 'es', messages, namespace: 'whatsapp' })
