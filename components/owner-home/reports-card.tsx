import { Button } from '@/components/ui/button'
import { OutcomeLine } from '@/components/ui/outcome-line'
import { decideOwnReport } from '@/contract/endpoints/reports'
import type { OwnReport } from '@/contract/entities/report'
import { quoted } from '@/contract/rules/language/quotes'
import type { OwnReports } from '@/lib/api/own-reports'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { HomeCard } from './home-card'

/** Reports of visitors about errors on the profile, each with the owner's two answers. The forms work without JavaScript. */
export function ReportsCard({ reports, mayHaveChanged }: OwnReports) {
  const t = useTranslations('ownerHome.reports')
  return (
    <div id="avisos" className="scroll-mt-24">
      <HomeCard title={t('title')} aside={<p className="figures text-2xl font-bold">{reports.length}</p>}>
        <OutcomeLine tone="bad" id="avisos-error" className="hidden scroll-mt-24 target:flex">
          {t('failed')}
        </OutcomeLine>
        <p className="text-soft">{mayHaveChanged ? t('doubted') : t('text')}</p>
        <ul className="grid gap-4">
          {reports.map((report) => (
            <Report key={report.reportId} {...report} />
          ))}
        </ul>
      </HomeCard>
    </div>
  )
}

function Report({ reportId, kind, sentence, createdAt }: OwnReport) {
  const t = useTranslations('ownerHome.reports')
  const kindName = useTranslations('report.kinds')
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <p>
        <strong>{kindName(kind)}</strong>
        <span className="text-soft"> · {shortDate(createdAt.slice(0, 10))}</span>
      </p>
      {sentence ? <p className="wrap-anywhere">{quoted(languageHere(), sentence)}</p> : null}
      <form
        method="post"
        action={decideOwnReport.path.replace(':reportId', reportId)}
        className="flex flex-wrap gap-3"
      >
        <Button type="submit" variant="secondary" name="outcome" value="settled">
          {t('settled')}
        </Button>
        <Button type="submit" variant="quiet" name="outcome" value="dismissed">
          {t('dismissed')}
        </Button>
      </form>
    </li>
  )
}
