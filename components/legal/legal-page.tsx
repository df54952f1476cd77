import type { ReactNode } from 'react'
import { longDate } from '@/lib/i18n/long-date'
import { getTranslations } from '@/lib/i18n/translations'
import { site } from '@/lib/site'

type Props = { title: string; lead: string; contents: { id: string; title: string }[]; children: ReactNode }

/** A long text: its contents first, then one column that is easy to read. */
export async function LegalPage({ title, lead, contents, children }: Props) {
  const t = await getTranslations('legalPage')
  return (
    <div className="container-page grid items-start gap-10 py-8 md:py-14 lg:grid-cols-[17rem_1fr] lg:gap-16">
      <header className="lg:col-start-2">
        <h1 className="text-4xl hyphens-auto sm:text-5xl md:text-6xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg">{lead}</p>
        <p className="mt-2 text-soft">{t('updated', { date: longDate(site.legalTextsOf) })}</p>
      </header>
      <nav
        aria-label={t('contents')}
        className="lg:sticky lg:top-24 lg:row-span-2 lg:row-start-1 print:hidden"
      >
        <h2 className="text-lg">{t('contents')}</h2>
        <ol className="mt-2">
          {contents.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-11 items-center py-1 leading-snug hover:text-check-ink hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-prose gap-8 text-lg">{children}</div>
    </div>
  )
}
