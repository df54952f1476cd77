import { ButtonLink } from '@/components/ui/button-link'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'

/** The page after an account was deleted. */
export async function AccountDeleted() {
  const t = await getTranslations('accountDeleted')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <p>{t('kept')}</p>
      <ButtonLink href="/" size="lg" wide className="mt-6">
        {t('home')}
      </ButtonLink>
    </AccountPage>
  )
}
