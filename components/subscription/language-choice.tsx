import { Button } from '@/components/ui/button'
import { DoneLine } from '@/components/ui/done-line'
import { controlClass } from '@/components/ui/field-frame'
import { OutcomeLine } from '@/components/ui/outcome-line'
import { chooseMailLanguage } from '@/contract/endpoints/subscribers'
import { type MailLanguage, mailLanguage } from '@/contract/entities/subscription'
import { useTranslations } from '@/lib/i18n/translations'
import type { PressOutcome } from '@/lib/subscription-paths'

type Props = {
  address: { email: string; sig: string }
  language: MailLanguage
  /** The result of its button, when it has just been pressed. */
  outcome?: PressOutcome | undefined
}

/** A plain form: works without JavaScript. */
export function LanguageChoice({ address, language, outcome }: Props) {
  const t = useTranslations('unsubscribe.language')
  return (
    <section aria-labelledby="idioma" className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h2 id="idioma" className="text-2xl">
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      {outcome === 'idioma' ? <DoneLine>{t('done')}</DoneLine> : null}
      {outcome === 'sin-idioma' ? <OutcomeLine tone="bad">{t('failed')}</OutcomeLine> : null}
      <form method="post" action={chooseMailLanguage.path} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="email" value={address.email} />
        <input type="hidden" name="sig" value={address.sig} />
        <label className="grid gap-1 font-semibold">
          {t('label')}
          <select name="language" defaultValue={language} className={controlClass}>
            {mailLanguage.options.map((one) => (
              <option key={one} value={one}>
                {t(`names.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </form>
    </section>
  )
}
