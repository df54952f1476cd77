import { ButtonLink } from '@/components/ui/button-link'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'

/** The success page for browsers without JavaScript, which cannot show a notice. */
export async function PasswordChanged() {
  const t = await getTranslations('resetPassword')
  return (
    <AccountPage title={t('success')} lead={t('doneText')}>
      <ButtonLink href="/signin" size="lg" wide>
        {t('signin')}
      </ButtonLink>
    </AccountPage>
  )
}
