import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { Action } from './action'
import { Link, Small } from './text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.link' })

/** A confirmation link, as a button and as text to copy, with the number of days for which the link is valid. */
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
