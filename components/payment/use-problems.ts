import { useTranslations } from 'next-intl'

/** What may keep the provider's page from opening, in words. */
export function useProblems() {
  const t = useTranslations('payment.problems')
  return {
    ...{ provider: t('provider'), already: t('already'), failed: t('failed') },
    ...{ arriving: t('arriving'), nothing: t('nothing') },
  }
}

export type Problems = ReturnType<typeof useProblems>
