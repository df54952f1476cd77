import { useTranslations } from 'next-intl'
import type { FoundRestaurant } from '@/lib/api/search'

/** Says under a list with translated dishes that nobody has read the translation. */
export function TranslatedNote({ results }: { results: FoundRestaurant[] }) {
  const t = useTranslations('search')
  const isTranslated = results.some(({ menus }) => menus.some(({ translated }) => translated !== undefined))
  return isTranslated ? <p className="mt-3 text-sm text-soft print:hidden">{t('translated')}</p> : null
}
