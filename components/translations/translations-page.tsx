import type { Messages } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { LinkTabs } from '@/components/ui/link-tabs'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { addDays } from '@/contract/rules/time/local-time'
import type { OwnTranslationsDay } from '@/lib/api/own-translations'
import { dishLanguages } from '@/lib/i18n/dish-languages'
import { fill } from '@/lib/i18n/fill'
import { fullDate } from '@/lib/i18n/full-date'
import { languagesPath, ownMenuPath } from '@/lib/owner-paths'
import { CorrectionList } from './correction-list'

type Props = { day: OwnTranslationsDay; labels: Messages['translations'] }

/** docs/product.md#own-languages */
export function TranslationsPage({ day, labels }: Props) {
  const { slot, language, courses, others, writtenIn, services } = day
  const date = fullDate(slot.date)
  const key = `${slot.date} ${slot.service} ${language}`
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      <div>
        <h1 className="text-3xl text-balance md:text-5xl">{labels.title}</h1>
        <p className="mt-2 max-w-prose text-lg text-soft">{labels.lead}</p>
      </div>
      <nav aria-label={labels.days} className="flex flex-wrap items-center gap-x-5">
        <DayLink
          slot={{ ...slot, date: addDays(slot.date, -1) }}
          language={language}
          text={labels.dayBefore}
        />
        <strong className="first-letter:uppercase">{fill(labels[slot.service], { date })}</strong>
        {services.map((service) =>
          service === slot.service ? null : (
            <DayLink
              key={service}
              slot={{ ...slot, service }}
              language={language}
              text={labels.other[service]}
            />
          ),
        )}
        <DayLink slot={{ ...slot, date: addDays(slot.date, 1) }} language={language} text={labels.dayAfter} />
      </nav>
      <LinkTabs
        label={labels.languages}
        tabs={shownLanguages(day).map((one) => ({
          href: languagesPath(slot, one),
          label: labels.names[one],
          current: one === language,
        }))}
      />
      {courses.length === 0 ? (
        <EmptyState title={labels.none} text={labels.noneText}>
          <ButtonLink href={ownMenuPath(slot)}>{labels.write}</ButtonLink>
        </EmptyState>
      ) : null}
      <CorrectionList key={key} {...{ language, courses, others, writtenIn, labels }} />
    </div>
  )
}

/** Castilian is a language to translate into for kitchens that write in another one. */
const shownLanguages = ({ language, courses }: OwnTranslationsDay) =>
  language === firstLanguage ||
  courses.some(({ items }) => items.some(({ automatic }) => automatic.source !== firstLanguage))
    ? menuLanguages
    : dishLanguages

type DayLinkProps = { slot: OwnTranslationsDay['slot']; language: string; text: string }

function DayLink({ slot, language, text }: DayLinkProps) {
  return (
    <Link href={languagesPath(slot, language)} className="link inline-flex min-h-11 items-center">
      {text}
    </Link>
  )
}
