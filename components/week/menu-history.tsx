import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Results } from '@/contract/endpoints/results'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { ActionCounts } from '@/contract/entities/tracking'
import type { MenuHistory as History } from '@/lib/api/menu-history'
import { priceText } from '@/lib/i18n/price-text'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import { ownMenuPath } from '@/lib/owner-paths'
import { BriefMenu } from './brief-menu'
import type { WeekLabels } from './labels'
import { ReuseMenus } from './reuse-menus'

type Props = {
  history: History
  /** The counted actions of each day, where they are known. */
  days: Results['days']
  labels: WeekLabels
  href: (before?: string) => string
}

/** The past menus by date. Each can be used again. */
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
          slot: { date: menu.date, service: menu.service },
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

function HistoryEntry({ menu, counts }: { menu: OwnMenu; counts: ActionCounts | undefined }) {
  const t = useTranslations('menuHistory')
  const service = useTranslations('week.service')
  return (
    <div className="min-w-0 grow">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        <Link href={ownMenuPath(menu)} className="hover:underline">
          {shortDate(menu.date)}
        </Link>
        <span className="font-sans text-base font-normal text-soft">{service(menu.service)}</span>
        <span className="figures ml-auto">{menu.price === null ? t('noPrice') : priceText(menu.price)}</span>
      </h3>
      <p className="line-clamp-2 text-soft">
        <BriefMenu menu={menu} none={t('noDishes')} />
      </p>
      {counts ? (
        <p className="figures text-sm">
          {t('results', {
            views: counts.view,
            calls: counts.call,
            directions: counts.directions,
            shares: counts.share,
          })}
        </p>
      ) : null}
    </div>
  )
}
