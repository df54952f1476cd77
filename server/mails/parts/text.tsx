import type { ReactNode } from 'react'
import { useIsText } from './format'
import { look } from './look'

type Props = { children: ReactNode }

const paragraphOfText = (children: ReactNode) => (
  <>
    {children}
    {'\n\n'}
  </>
)

export function Heading({ children }: Props) {
  if (useIsText()) return paragraphOfText(children)
  return (
    <h1 className="ink" style={look.heading}>
      {children}
    </h1>
  )
}

export function Subheading({ children }: Props) {
  if (useIsText()) return paragraphOfText(children)
  return (
    <h2 className="ink line" style={look.subheading}>
      {children}
    </h2>
  )
}

export function Paragraph({ children }: Props) {
  if (useIsText()) return paragraphOfText(children)
  return (
    <p className="ink" style={look.paragraph}>
      {children}
    </p>
  )
}

export function Small({ children }: Props) {
  if (useIsText()) return paragraphOfText(children)
  return (
    <p className="soft" style={look.small}>
      {children}
    </p>
  )
}

export function Link({ href, children }: Props & { href: string }) {
  if (useIsText())
    return (
      <>
        {children === href ? (
          href
        ) : (
          <>
            {children} ({href})
          </>
        )}
      </>
    )
  return (
    <a className="link" href={href} style={look.link}>
      {children}
    </a>
  )
}
