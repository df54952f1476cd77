import { getTranslations } from 'next-intl/server'
import { labelsOf } from '@/lib/i18n/labels'
import { DeleteAccount } from './delete-account'
import { DownloadData } from './download-data'

export async function YourData() {
  const t = await getTranslations('yourData')
  const [labels, ui] = await Promise.all([labelsOf('yourData'), labelsOf('ui')])
  return (
    <section className="mt-8 flex flex-col gap-6 border-t-3 border-dotted border-edge pt-6">
      <h2 className="text-2xl">{t('title')}</h2>
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
