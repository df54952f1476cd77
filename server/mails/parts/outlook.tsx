import { createElement, type ReactNode } from 'react'

/**
 * What Outlook for Windows alone reads. React writes no comments, so it writes elements that nobody's words can be, which
 * `forOutlook` turns into them.
 */
const pieces = {
  'outlook-open':
    '<table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td>',
  'outlook-close': '</td></tr></table>',
  'outlook-fonts': '<style>body,table,td,a,p,h1,h2,h3{font-family:Arial,sans-serif !important}</style>',
}

export const forOutlook = (html: string) =>
  Object.entries(pieces).reduce(
    (text, [name, piece]) => text.replaceAll(`<${name}></${name}>`, `<!--[if mso]>${piece}<![endif]-->`),
    html,
  )

/** It knows no greatest width, and takes the first font of a list or Times. */
export const OutlookFonts = () => createElement('outlook-fonts')

export function OutlookColumn({ children }: { children: ReactNode }) {
  return (
    <>
      {createElement('outlook-open')}
      {children}
      {createElement('outlook-close')}
    </>
  )
}
