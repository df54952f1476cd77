import type { ReactNode } from 'react'
import { pageUrl } from '@/server/links/urls'
import type { Composing } from '../mail'
import { Frame } from './frame'
import { Heading, Small } from './text'

type Props = {
  composing: Composing
  subject: string
  preview: string
  heading: string
  /** Why the reader gets the mail. */
  why?: string
  children: ReactNode
}

/** The frame of every mail to one person. */
export function MailFrame({ composing, subject, preview, heading, why, children }: Props) {
  return (
    <Frame
      title={subject}
      preview={preview}
      siteUrl={pageUrl(composing, '/')}
      footer={why ? <Small>{why}</Small> : undefined}
    >
      <Heading>{heading}</Heading>
      {children}
    </Frame>
  )
}
