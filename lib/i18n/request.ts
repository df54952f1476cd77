import { getRequestConfig } from 'next-intl/server'
import es from '@/messages/es.json'
import { languageHere } from '../language/here'

const catalogues = { es }

export default getRequestConfig(() => {
  const locale = languageHere()
  return { locale, messages: catalogues[locale], timeZone: 'Europe/Madrid' }
})
