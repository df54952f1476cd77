import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { MailFrequency } from '@/contract/entities/subscription'

type Props = { address: { email: string; sig: string }; frequency: MailFrequency }

/** A plain form: the page says what is chosen, the button the other one. */
export function FrequencyChoice({ address, frequency }: Props) {
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
      <p>{t(`now.${frequency}`)}</p>
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
