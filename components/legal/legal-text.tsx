import { fill } from '@/lib/i18n/fill'
import { legalValues } from './legal-values'
import { LinkedText } from './linked-text'

/** Paragraphs lie apart by an empty line; a list is lines that begin with «- ». */
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
