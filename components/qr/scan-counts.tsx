import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { OwnQr } from '@/contract/endpoints/qr'

/** Whether it is worth where it hangs. */
export function ScanCounts({ scans: { days, total } }: Pick<OwnQr, 'scans'>) {
  const t = useTranslations('qr.own')
  const facts = [
    { term: t('scansToday'), count: days.at(-1)?.count ?? 0 },
    { term: t('scansWeek'), count: days.slice(-7).reduce((sum, day) => sum + day.count, 0) },
    { term: t('scansTotal'), count: total },
  ]
  return (
    <Card className="grid gap-3 p-5 md:p-6">
      <h2 className="text-2xl">{t('scansTitle')}</h2>
      {total === 0 ? (
        <p className="text-soft">{t('scansNone')}</p>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-12 gap-y-4">
            {facts.map(({ term, count }) => (
              <div key={term}>
                <dt className="text-soft">{term}</dt>
                <dd className="figures font-display text-3xl font-extrabold">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-soft">{t('scansText')}</p>
        </>
      )}
    </Card>
  )
}
