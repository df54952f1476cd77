import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

type Props = {
  label: string
  count: number
  before: number
  days: number
  href: string
  /** Whether this is what the chart draws. */
  isShown: boolean
}

export function ResultTile({ label, count, before, days, href, isShown }: Props) {
  const t = useTranslations('results')
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={isShown ? 'true' : undefined}
      className="grid content-start rounded border-2 border-line bg-card p-3 hover:border-edge aria-[current]:border-azulejo aria-[current]:bg-tile"
    >
      <span className="text-sm text-soft">{label}</span>
      <span className="figures font-display text-3xl font-bold">{count}</span>
      <span className="text-sm text-soft">{t('before', { days, count: before })}</span>
    </Link>
  )
}
