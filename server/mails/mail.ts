import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Language } from '@/contract/languages'
import type { Services } from '@/server/ctx'
import type { Attachment } from '@/server/ports/mail/port'

export type Composed = {
  subject: string
  body: ReactNode
  headers?: Record<string, string>
  replyTo?: string
  attachments?: Attachment[]
}

/** The input of a mail besides its data. */
export type Composing = Pick<Services, 'site' | 'signer'> & { to: string; language: Language }

type Compose<S extends z.ZodType> = (data: z.output<S>, composing: Composing) => Composed | Promise<Composed>

type Definition<S extends z.ZodType> = {
  kind: string
  data: S
  /** Whose language the mail is in. Mails to support and operator are in Castilian. */
  reader: 'owner' | 'diner' | 'us'
  /** Also sent to an address that bounced, because a person at the screen requested the mail. */
  evenAfterBounces?: boolean
  /**
   * 'mailing': the content is stored with the restaurant's mailing of the day. 'digest': the content is all mailings of a reader on
   * that day.
   */
  from?: 'mailing' | 'digest'
  /** Loads with the first mail, so that the start of the process is fast. */
  load: () => Promise<Compose<S>>
}

/** A mail as data: queued by its kind, rendered when it is sent. */
export type Mail<S extends z.ZodType = z.ZodType> = Pick<
  Definition<S>,
  'kind' | 'data' | 'reader' | 'evenAfterBounces' | 'from'
> & {
  compose: (stored: unknown, composing: Composing) => Promise<Composed>
}

/** Parses stored data, because an older version may have written the data. */
export function mail<S extends z.ZodType>({ load, ...definition }: Definition<S>): Mail<S> {
  return {
    ...definition,
    compose: async (stored, composing) => (await load())(definition.data.parse(stored), composing),
  }
}
