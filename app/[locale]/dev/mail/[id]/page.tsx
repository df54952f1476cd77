import { notFound } from 'next/navigation'
import { MailView } from '@/components/dev-mail/mail-view'
import { Link } from '@/components/ui/link'
import { getMail } from '@/lib/api/mailbox'
import { getTranslations } from '@/lib/i18n/translations'

export default async function Page({ params }: PageProps<'/[locale]/dev/mail/[id]'>) {
  const { id } = await params
  const [mail, t] = await Promise.all([getMail(id), getTranslations('devMail')])
  if (!mail) notFound()
  return (
    <>
      <Link href="/dev/mail" className="link inline-flex min-h-11 items-center">
        {t('back')}
      </Link>
      <MailView mail={mail} />
    </>
  )
}
