import type { ReactNode } from 'react'
import type { Language } from '@/contract/languages'
import { useIsText, useLanguage } from './format'

type Props = { lang: Language | undefined; children: ReactNode }

/** Words in another language than the mail: what a restaurant wrote, or dishes in the language that the reader chose. */
export function InLanguage({ lang, children }: Props) {
  const language = useLanguage()
  if (useIsText() || !lang || lang === language) return children
  return <span lang={lang}>{children}</span>
}
