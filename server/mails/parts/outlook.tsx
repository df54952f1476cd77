import { createElement, type ReactNode } from 'react'

/**
 * Only Outlook for Windows reads these pieces. React cannot write comments, so the parts write elements with unique names, and
 * `forOutlook` replaces these elements with comments.
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

/** Outlook does not support a maximum width, and uses the first font of a list, or Times. */
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
