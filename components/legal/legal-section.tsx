import type { ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import { legalValues } from './legal-values'
import { LinkedText } from './linked-text'

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

/** An empty line separates paragraphs. A list has lines that begin with «- ». */
export function LegalText({ text }: { text: string }) {
  return fill(text, legalValues())
    .split('\n\n')
    .map((block) => <Block key={block} lines={block.split('\n')} />)
}

function Block({ lines }: { lines: string[] }) {
  if (!lines[0]?.startsWith('- '))
    return (
      <p className="mt-4">
        <LinkedText text={lines.join(' ')} />
      </p>
    )
  return (
    <ul className="mt-4 grid list-disc gap-2 pl-6 marker:text-check-ink">
      {lines.map((line) => (
        <li key={line}>
          <LinkedText text={line.slice(2)} />
        </li>
      ))}
    </ul>
  )
}
