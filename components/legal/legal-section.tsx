import type { ReactNode } from 'react'
import { LegalText } from './legal-text'

type Props = { id: string; title: string; text: string; children?: ReactNode }

export function LegalSection({ id, title, text, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-t border-line pt-8">
      <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <LegalText text={text} />
      {children}
    </section>
  )
}
