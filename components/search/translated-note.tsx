import { machineMark } from '@/contract/rules/menu/machine-mark'
import type { FoundRestaurant } from '@/lib/api/search'
import { useTranslations } from '@/lib/i18n/translations'
import type { ShownMenu } from '@/lib/search/shown-dishes'
import { isTranslated } from '@/lib/translated-menu'

/** Says under a list with translated dishes that nobody has read the translation, and what the mark behind some of them means. */
export function TranslatedNote({ results }: { results: FoundRestaurant[] }) {
  const t = useTranslations('search')
  const line = useTranslations('restaurant.menu.translation')
  const courses = results.flatMap(({ menus }) => menus.flatMap(({ translated }) => translated ?? []))
  const hasMachine = courses.some(({ name, items }) => [name, ...items].some((one) => one?.by === 'machine'))
  if (!hasMachine && !results.some(({ menus }) => menus.some(isByMachine))) return null
  return (
    <p className="mt-3 text-sm text-soft print:hidden">
      {t('translated')}
      {hasMachine ? ` ${machineMark} ${line('machine')}.` : null}
    </p>
  )
}

const isByMachine = ({ categories, translated = [] }: ShownMenu) =>
  translated.some(({ items }, course) =>
    items.some((line, dish) => {
      const written = categories[course]?.items[dish]?.name ?? ''
      return line && isTranslated(line, written) && line.by !== 'owner'
    }),
  )
