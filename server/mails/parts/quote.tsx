import type { Language } from '@/contract/languages'
import { useIsText } from './format'
import { InLanguage } from './in-language'
import { check, look } from './look'
import { Table } from './table'

type Props = { lang?: Language; children: string }

/** A person's text, with its original lines. */
export function Quote({ lang, children }: Props) {
  const lines = children.split(/\r?\n/)
  if (useIsText()) return `${lines.map((line) => `> ${line}`).join('\n')}\n\n`
  return (
    <Table
      table={{ style: { marginBottom: 24 } }}
      cell={{
        className: 'ink',
        style: { ...look.paragraph, borderLeft: `4px solid ${check}`, paddingLeft: 16 },
      }}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
        <span key={index}>
          {index > 0 ? <br /> : null}
          <InLanguage lang={lang}>{line}</InLanguage>
        </span>
      ))}
    </Table>
  )
}
