import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { GinghamBand } from '@/components/ui/gingham-band'
import { Link } from '@/components/ui/link'
import { firstLanguage } from '@/contract/languages'
import { missingFeatures } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations, useTranslations } from '@/lib/i18n/translations'
import { HelpSearch } from './help-search'
import { answerLinks, type Question, topicsWithout } from './topics'

/** docs/product.md#help */
export async function HelpCenter() {
  const [t, { search }, missing] = await Promise.all([
    getTranslations('faqs'),
    labelsOf('faqs'),
    missingFeatures(),
  ])
  return (
    <div className="container-page grid items-start gap-10 py-8 md:py-14 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <div>
        <h1 className="text-5xl md:text-6xl">{t('title')}</h1>
        <p className="mt-3 mb-6 max-w-prose text-lg text-soft">{t('lead')}</p>
        <HelpSearch labels={search}>
          {topicsWithout(missing).map((section) => (
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

/** The anchor is inside the answer, so that a link to it opens the folded answer. */
function TopicSection({ topic, questions }: ReturnType<typeof topicsWithout>[number]) {
  const t = useTranslations('faqs')
  const id = `tema-${topic}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-ink pb-3 text-3xl">
        {t(`topics.${topic}`)}
      </h2>
      {questions.map((question) => (
        <Accordion
          key={question}
          title={<h3 className="text-lg leading-snug">{t(`questions.${question}.question`)}</h3>}
        >
          <div id={t(`questions.${question}.anchor`)} className="scroll-mt-40">
            <Answer question={question} />
          </div>
        </Accordion>
      ))}
    </section>
  )
}

/** `<es>`: Castilian words in an answer in another language. */
const castilian = (words: ReactNode) => <i lang={firstLanguage}>{words}</i>

const links = Object.fromEntries(
  Object.entries(answerLinks).map(([tag, href]) => [
    tag,
    (words: ReactNode) => (
      <Link key={href} href={href} className="link">
        {words}
      </Link>
    ),
  ]),
)

function Answer({ question }: { question: Question }) {
  const t = useTranslations('faqs')
  return (
    <p className="max-w-prose text-lg">
      {t.rich(`questions.${question}.answer`, { ...links, es: castilian })}
    </p>
  )
}
