import { getRequestConfig } from 'next-intl/server'
import { regionHere } from '../language/formats'
import { languageHere } from '../language/here'
import { messagesIn } from './messages-in'

/** With the region, so that hours and lists are written as the language's dates are: «06:45», not «6:45 AM». */
export default getRequestConfig(async () => ({
  locale: regionHere(),
  messages: await messagesIn(languageHere()),
  timeZone: 'Europe/Madrid',
}))
