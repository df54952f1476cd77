import { missingFeatures } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'
import type { JsonLdThing } from '@/lib/seo/json-ld'
import { answerLinks, topicsWithout } from './topics'

/** Renders the tags of links and of Castilian words as plain text. */
const tags = Object.fromEntries(
  [...Object.keys(answerLinks), 'es'].map((tag) => [tag, (words: string) => words]),
)

export async function helpJsonLd(): Promise<JsonLdThing> {
  const t = await getTranslations('faqs')
  return {
    '@type': 'FAQPage',
    mainEntity: topicsWithout(await missingFeatures())
      .flatMap(({ questions }) => questions)
      .map((question) => ({
        '@type': 'Question',
        name: t(`questions.${question}.question`),
        acceptedAnswer: { '@type': 'Answer', text: t.markup(`questions.${question}.answer`, tags) },
      })),
  }
}
