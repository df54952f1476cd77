import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { answerLinks, type Question } from './topics'

const tags = Object.fromEntries(
  Object.entries(answerLinks).map(([tag, href]) => [
    tag,
    (words: ReactNode) => (
      <Link key={href} href={href} className="link">
        {words}
      </Link>
    ),
  ]),
)

export function Answer({ question }: { question: Question }) {
  const t = useTranslations('faqs')
  return <p className="max-w-prose text-lg">{t.rich(`questions.${question}.answer`, tags)}</p>
}
