import { useTranslations } from 'next-intl'
import { OutcomeLine } from '@/components/ui/outcome-line'

const outcomes = [
  ['suscripcion-hecha', 'good', 'success'],
  ['suscripcion-ya', 'good', 'already'],
  ['suscripcion-correo', 'bad', 'invalid'],
  ['suscripcion-error', 'bad', 'failed'],
] as const

/** Without JavaScript the answer comes back as the address's fragment, and the fragment shows its line. */
export function SubscribeOutcomes() {
  const t = useTranslations('subscription')
  return outcomes.map(([id, tone, text]) => (
    <OutcomeLine key={id} id={id} tone={tone} className="mb-4 hidden scroll-mt-24 target:flex">
      {t(text)}
      {id === 'suscripcion-hecha' ? ` ${t('pendingPlain')}` : null}
    </OutcomeLine>
  ))
}
