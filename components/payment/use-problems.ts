import { useTranslations } from '@/lib/i18n/translations'

/** The problems that can keep the provider's page from opening, as text. */
export function useProblems() {
  const t = useTranslations('payment.problems')
  return {
    ...{ provider: t('provider'), already: t('already'), failed: t('failed') },
    ...{ arriving: t('arriving'), nothing: t('nothing') },
  }
}

export type Problems = ReturnType<typeof useProblems>
