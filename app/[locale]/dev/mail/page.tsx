import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MailList } from '@/components/dev-mail/mail-list'
import { getMailbox } from '@/lib/api/mailbox'
import { getTranslations } from '@/lib/i18n/translations'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('devMail')
  return { title: t('title') }
}

export default async function Page() {
  const [mailbox, t] = await Promise.all([getMailbox(), getTranslations('devMail')])
  if (!mailbox) notFound()
  return (
    <>
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('lead')}</p>
      <MailList mails={mailbox.mails} />
    </>
  )
}
