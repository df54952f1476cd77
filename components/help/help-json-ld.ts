import { getTranslations } from 'next-intl/server'
import type { JsonLdThing } from '@/lib/seo/json-ld'
import { answerLinks, topics } from './topics'

/** The links' words without the links. */
const tags = Object.fromEntries(Object.keys(answerLinks).map((tag) => [tag, (words: string) => words]))

export async function helpJsonLd(): Promise<JsonLdThing> {
  const t = await getTranslations('faqs')
  return {
    '@type': 'FAQPage',
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map((question) => ({
        '@type': 'Question',
        name: t(`questions.${question}.question`),
        acceptedAnswer: { '@type': 'Answer', text: t.markup(`questions.${question}.answer`, tags) },
      })),
  }
}
