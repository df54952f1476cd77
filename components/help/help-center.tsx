import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { GinghamBand } from '@/components/ui/gingham-band'
import { labelsOf } from '@/lib/i18n/labels'
import { HelpSearch } from './help-search'
import { TopicSection } from './topic-section'
import { topics } from './topics'

/** SPEC.md §2.12, with answers in it. */
export async function HelpCenter() {
  const [t, { search }] = await Promise.all([getTranslations('faqs'), labelsOf('faqs')])
  return (
    <div className="container-page grid items-start gap-10 py-8 md:py-14 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <div>
        <h1 className="text-5xl md:text-6xl">{t('title')}</h1>
        <p className="mt-3 mb-6 max-w-prose text-lg text-soft">{t('lead')}</p>
        <HelpSearch labels={search}>
          {topics.map((section) => (
            <TopicSection key={section.topic} {...section} />
          ))}
        </HelpSearch>
      </div>
      <Card className="overflow-hidden lg:sticky lg:top-28">
        <GinghamBand className="h-3 [--check-size:6px]" />
        <div className="grid gap-4 p-5">
          <h2 className="text-2xl">{t('contact.title')}</h2>
          <p className="text-soft">{t('contact.text')}</p>
          <ButtonLink href="/contacta" size="lg" wide prefetch={false}>
            {t('contact.button')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
