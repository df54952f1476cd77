import type { PartStatus } from '@/contract/entities/status'
import type { Status } from '@/lib/api/status'
import { momentText } from '@/lib/i18n/moment-text'
import { useTranslations } from '@/lib/i18n/translations'

/** docs/product.md#status-page */
export function StatusBoard({ status }: { status: Status }) {
  const t = useTranslations('status')
  return (
    <div className="container-page grid gap-8 py-8 md:py-12">
      <header>
        <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-3 max-w-prose text-lg text-soft">
          {status.isAway ? t('away', { since: momentText(status.since) }) : t(summaryOf(status.parts))}
        </p>
      </header>
      {!status.isAway && (
        <ul className="max-w-prose divide-y divide-line border-y border-line">
          {status.parts.map((one) => (
            <Part key={one.part} {...one} />
          ))}
        </ul>
      )}
      <p className="text-soft">{t('checked', { at: momentText(status.checkedAt) })}</p>
    </div>
  )
}

function Part({ part, state, since }: PartStatus) {
  const t = useTranslations('status')
  return (
    <li className="grid gap-1 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{t(`parts.${part}.name`)}</h2>
        <p className={`shrink-0 font-semibold ${state === 'good' ? 'text-olive' : 'text-check-ink'}`}>
          {t(`states.${state}`)}
        </p>
      </div>
      {state !== 'good' && (
        <p className="text-soft">
          {t(`parts.${part}.${state}`)} {since && t('since', { since: momentText(since) })}
        </p>
      )}
    </li>
  )
}

function summaryOf(parts: PartStatus[]) {
  if (parts.some(({ state }) => state === 'down')) return 'someDown'
  return parts.some(({ state }) => state === 'slow') ? 'someSlow' : 'allGood'
}
