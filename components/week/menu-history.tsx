import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons'
import type { Results } from '@/contract/endpoints/results'
import type { MenuHistory as History } from '@/lib/api/menu-history'
import { HistoryEntry } from './history-entry'
import type { WeekLabels } from './labels'
import { ReuseMenus } from './reuse-menus'

type Props = {
  history: History
  /** What each brought, where that is known. */
  days: Results['days']
  labels: WeekLabels
  href: (before?: string) => string
}

/** What there was, by date, each to be used again. */
export function MenuHistory({ history, days, labels, href }: Props) {
  const t = useTranslations('menuHistory')
  const { menus, nextBefore, today, isFirst } = history
  if (menus.length === 0 && isFirst)
    return (
      <EmptyState title={t('none')} text={t('noneText')}>
        <ButtonLink href="/menu">{t('write')}</ButtonLink>
      </EmptyState>
    )
  const brought = new Map(
    days.flatMap((day) => day.menus.map(({ menuId, counts }) => [menuId, counts] as const)),
  )
  return (
    <section aria-labelledby="menus" className="grid gap-4">
      <h2 id="menus" className="text-2xl md:text-3xl">
        {t('menus')}
      </h2>
      <ReuseMenus
        today={today}
        labels={labels}
        texts={{ reuse: t('reuse'), named: t.raw('reuseNamed') }}
        entries={menus.map((menu) => ({
          menu,
          text: <HistoryEntry menu={menu} counts={brought.get(menu.menuId)} />,
        }))}
      />
      <nav aria-label={t('pages')} className="flex flex-wrap justify-between gap-3">
        {isFirst ? (
          <span />
        ) : (
          <ButtonLink href={href()} variant="secondary">
            <ChevronLeftIcon />
            {t('newest')}
          </ButtonLink>
        )}
        {nextBefore ? (
          <ButtonLink href={href(nextBefore)} variant="secondary" rel="next">
            {t('older')}
            <ChevronRightIcon />
          </ButtonLink>
        ) : null}
      </nav>
    </section>
  )
}
