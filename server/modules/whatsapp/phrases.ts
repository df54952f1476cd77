import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'

/** What the channel itself says, where there is no conversation yet to say it. */
export const t = createTranslator({ locale: 'es', messages, namespace: 'whatsapp' })
