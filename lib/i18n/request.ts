import { getRequestConfig } from 'next-intl/server'
import { languageHere } from '../language/here'
import { messagesIn } from './messages-in'

export default getRequestConfig(async ({ locale = languageHere() }) => ({
  locale,
  messages: await messagesIn(locale),
  timeZone: 'Europe/Madrid',
}))
