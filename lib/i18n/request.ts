import { getRequestConfig } from 'next-intl/server'
import messages from '@/messages/es.json'

export default getRequestConfig(() => ({ locale: 'es', messages, timeZone: 'Europe/Madrid' }))
