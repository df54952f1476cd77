import { ButtonLink } from '@/components/ui/button-link'
import { getTranslations } from '@/lib/i18n/translations'

/** The head of the second step: the owner tries the chat or skips it. */
export async function TryHead() {
  const t = await getTranslations('tryWhatsapp')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-0">
      <p className="font-display text-lg font-extrabold text-soft tabular-nums">
        <span className="sr-only">{t('step')} </span>
        {t('progressTry')}
      </p>
      <div className="min-w-0 grow basis-48">
        <p className="font-display text-xl font-extrabold">{t('tryTitle')}</p>
        <p className="text-sm text-soft">{t('tryLead')}</p>
      </div>
      <ButtonLink href="/wizard" variant="secondary">
        {t('tryNext')}
      </ButtonLink>
    </div>
  )
}
