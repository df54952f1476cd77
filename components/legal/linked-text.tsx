import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

const link = /\[([^\]]+)\]\(([^)]+)\)/

/** Links are written `[words](address)`. */
export function LinkedText({ text }: { text: string }): ReactNode {
  const [whole, words, href = ''] = text.match(link) ?? []
  if (whole === undefined) return text
  const start = text.indexOf(whole)
  return (
    <>
      {text.slice(0, start)}
      <TextLink href={href} words={words} />
      <LinkedText text={text.slice(start + whole.length)} />
    </>
  )
}

function TextLink({ href, words }: { href: string; words: string | undefined }) {
  if (href.startsWith('/'))
    return (
      <Link href={href} className="link">
        {words}
      </Link>
    )
  return (
    <a href={href} rel="noopener" className="link">
      {words}
    </a>
  )
}
