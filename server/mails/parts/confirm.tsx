import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { Action } from './action'
import { Link, Small } from './text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.link' })

/** A link that proves something, as a button and to be copied, and for how long it does. */
export function Confirm({ href, label, days }: { href: string; label: string; days: number }) {
  return (
    <>
      <Action href={href} label={label} />
      <Small>
        {t('trouble')} <Link href={href}>{href}</Link>
      </Small>
      <Small>{t('expires', { days })}</Small>
    </>
  )
}
