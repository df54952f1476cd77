import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/field-frame'
import { OutcomeLine } from '@/components/ui/outcome-line'
import { saveReport } from '@/contract/endpoints/reports'
import { maxReportSentence, reportKinds } from '@/contract/entities/report'
import type { Profiled } from '@/contract/rules/profile/profile-slug'
import { useTranslations } from '@/lib/i18n/translations'

/** «¿Algo no es así?» of docs/product.md#report: a plain form without JavaScript. `:target` shows the outcome. */
export function ReportCard({ restaurantId, restaurantName }: Profiled) {
  const t = useTranslations('report')
  return (
    <section aria-label={t('title')} className="print:hidden">
      <OutcomeLine tone="good" id="aviso-recibido" className="mb-2 hidden scroll-mt-24 target:flex">
        {t('done')}
      </OutcomeLine>
      <OutcomeLine tone="bad" id="aviso-error" className="mb-2 hidden scroll-mt-24 target:flex">
        {t('failed')}
      </OutcomeLine>
      <Accordion title={t('title')}>
        <p className="mb-3 text-soft">{t('text')}</p>
        <form method="post" action={saveReport.path} className="grid gap-4">
          <input type="hidden" name="restaurantId" value={restaurantId} />
          <input type="hidden" name="restaurantName" value={restaurantName} />
          <fieldset>
            <legend className="mb-1 font-semibold">{t('kind')}</legend>
            {reportKinds.map((kind) => (
              <label key={kind} className="flex min-h-11 items-center gap-3">
                <input type="radio" name="kind" value={kind} required className="size-5 accent-check-ink" />
                {t(`kinds.${kind}`)}
              </label>
            ))}
          </fieldset>
          <label className="grid gap-1.5">
            <span className="font-semibold">{t('sentence')}</span>
            <input
              name="sentence"
              maxLength={maxReportSentence}
              autoComplete="off"
              className={controlClass}
            />
            <span className="text-sm text-soft">{t('hint')}</span>
          </label>
          <Button type="submit" variant="secondary" className="justify-self-start">
            {t('submit')}
          </Button>
        </form>
      </Accordion>
    </section>
  )
}
