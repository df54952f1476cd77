import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { FormProblem } from '@/components/ui/form-problem'
import type { Reply } from '@/contract/endpoint'
import type { editDetails } from '@/contract/endpoints/profile'
import { labelsOf } from '@/lib/i18n/labels'
import { AccountPage } from './account-page'
import { PersonalDataForm } from './personal-data-form'
import { YourData } from './your-data'

type Props = {
  ownerId: string
  /** Missing when they could not be read. */
  details?: Reply<typeof editDetails>
}

/** SPEC.md §2.13, and what the law gives everybody: to take their data along, and to leave. */
export async function PersonalData({ ownerId, details }: Props) {
  const t = await getTranslations('personalData')
  const labels = await labelsOf('personalData')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {details ? (
        <PersonalDataForm
          labels={labels}
          ownerId={ownerId}
          email={details.ownerData.email}
          saved={{
            firstName: details.ownerData.firstName,
            lastName: details.ownerData.lastName,
            telephono: details.restaurantData.phoneNumber ?? '',
          }}
        />
      ) : (
        <>
          <FormProblem>{t('loadFailed')}</FormProblem>
          <ButtonLink href="/misdatospersonales" variant="secondary" wide className="mt-4">
            {t('retry')}
          </ButtonLink>
        </>
      )}
      <YourData />
    </AccountPage>
  )
}
