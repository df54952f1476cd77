import { translatorsOf } from '@/server/words/translators-of'
import { Action } from './action'
import { useLanguage } from './format'
import { Link, Small } from './text'

const words = translatorsOf('mail.link')

/** A confirmation link, as a button and as text to copy, with the number of days for which the link is valid. */
export function Confirm({ href, label, days }: { href: string; label: string; days: number }) {
  const t = words(useLanguage())
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
