import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.device' })
const name = createTranslator({ locale: 'es', messages, namespace: 'deviceName' })

const moment = new Intl.DateTimeFormat('es', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Madrid',
})

export type Device = { browser: string | null; system: string | null }

export const deviceFact = ({ browser, system }: Device) => ({
  label: t('device'),
  value: browser && system ? name('both', { browser, system }) : (browser ?? system ?? name('unknown')),
})

export const momentFact = (at: Date) => ({ label: t('when'), value: moment.format(at) })
