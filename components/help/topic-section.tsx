import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { Answer } from './answer'
import type { topics } from './topics'

/** The anchor lies inside the answer: a link to it opens what is folded. */
export function TopicSection({ topic, questions }: (typeof topics)[number]) {
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
