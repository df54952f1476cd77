import { useTranslations } from 'next-intl'
import type { FoundRestaurant } from '@/lib/api/search'
import type { ShownMenu } from '@/lib/search/shown-dishes'
import { isTranslated } from '@/lib/translated-menu'

/** Says under a list with translated dishes that nobody has read the translation. */
export function TranslatedNote({ results }: { results: FoundRestaurant[] }) {
  const t = useTranslations('search')
  return results.some(({ menus }) => menus.some(isByMachine)) ? (
    <p className="mt-3 text-sm text-soft print:hidden">{t('translated')}</p>
  ) : null
}

const isByMachine = ({ translated = [] }: ShownMenu) =>
  translated.some(({ items }) => items.some((line) => line && isTranslated(line) && line.by !== 'owner'))
