import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { DoneLine } from '@/components/ui/done-line'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { MailFrequency } from '@/contract/entities/subscription'
import type { PressOutcome } from '@/lib/subscription-paths'

type Props = {
  address: { email: string; sig: string }
  frequency: MailFrequency
  /** How its button went, when it was pressed just now. */
  outcome?: PressOutcome
}

/** A plain form: the page says what is chosen, the button the other one. */
export function FrequencyChoice({ address, frequency, outcome }: Props) {
  const t = useTranslations('unsubscribe.frequency')
  const other = frequency === 'each' ? 'daily' : 'each'
  return (
    <section
      aria-labelledby="frecuencia"
      className="grid justify-items-start gap-3 border-t border-line pt-5"
    >
      <h2 id="frecuencia" className="text-2xl">
        {t('title')}
      </h2>
      {outcome === 'correo' ? <DoneLine>{t(`now.${frequency}`)}</DoneLine> : <p>{t(`now.${frequency}`)}</p>}
      {outcome === 'sin-correo' ? (
        <OutcomeLine tone="bad" role="alert">
          {t('failed')}
        </OutcomeLine>
      ) : null}
      <form method="post" action="/api/email/preferences">
        <input type="hidden" name="email" value={address.email} />
        <input type="hidden" name="sig" value={address.sig} />
        <input type="hidden" name="frequency" value={other} />
        <Button type="submit" variant="secondary">
          {t(`choose.${other}`)}
        </Button>
      </form>
    </section>
  )
}
