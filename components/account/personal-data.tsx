import { ButtonLink } from '@/components/ui/button-link'
import { FormProblem } from '@/components/ui/form-problem'
import type { Reply } from '@/contract/endpoint'
import type { editDetails } from '@/contract/endpoints/profile'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'
import { DeleteAccount } from './delete-account'
import { DownloadData } from './download-data'
import { PersonalDataForm } from './personal-data-form'

type Props = {
  ownerId: string
  /** Undefined when the details could not be read. */
  details?: Reply<typeof editDetails>
  /** Whether the host api can export the data and delete the account. */
  hasData: boolean
  /** Whether the host api can change the address. */
  hasEmailChange: boolean
}

/** docs/product.md#personal-data, with the legal rights to export the data and to delete the account. */
export async function PersonalData({ ownerId, details, hasData, hasEmailChange }: Props) {
  const t = await getTranslations('personalData')
  const labels = await labelsOf('personalData')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {details ? (
        <PersonalDataForm
          labels={labels}
          ownerId={ownerId}
          email={details.ownerData.email}
          hasEmailChange={hasEmailChange}
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
      {hasData ? <YourData /> : null}
    </AccountPage>
  )
}

async function YourData() {
  const t = await getTranslations('yourData')
  const [labels, ui] = await Promise.all([labelsOf('yourData'), labelsOf('ui')])
  return (
    <section className="mt-8 flex flex-col gap-6 border-t-3 border-dotted border-edge pt-6">
      <h2 className="text-2xl">{t('title')}</h2>
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">{t('securityText')}</p>
        <ButtonLink href="/seguridad" variant="secondary">
          {t('security')}
        </ButtonLink>
      </div>
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">{t('downloadText')}</p>
        <DownloadData labels={labels} />
      </div>
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">{t('deleteText')}</p>
        <DeleteAccount
          labels={{ ...labels, close: ui.close, show: ui.showPassword, hide: ui.hidePassword }}
        />
      </div>
    </section>
  )
}
