import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Services } from '@/server/ctx'
import type { Attachment } from '@/server/ports/mail/port'

export type Composed = {
  subject: string
  body: ReactNode
  headers?: Record<string, string>
  replyTo?: string
  attachments?: Attachment[]
}

/** What a mail is written from, besides its data. */
export type Composing = Pick<Services, 'site' | 'signer'> & { to: string }

type Compose<S extends z.ZodType> = (data: z.output<S>, composing: Composing) => Composed | Promise<Composed>

type Definition<S extends z.ZodType> = {
  kind: string
  data: S
  /** Also to an address that bounced: asked for by whoever stands at the screen. */
  evenAfterBounces?: boolean
  /** What it says is kept with the restaurant's mailing of the day, or is all of a reader's mailings of that day. */
  from?: 'mailing' | 'digest'
  /** Loaded when the first one goes out, so that starting does not pay for it. */
  load: () => Promise<Compose<S>>
}

/** A mail as data: queued by kind, written when it goes out. */
export type Mail<S extends z.ZodType = z.ZodType> = Pick<
  Definition<S>,
  'kind' | 'data' | 'evenAfterBounces' | 'from'
> & {
  compose: (stored: unknown, composing: Composing) => Promise<Composed>
}

/** What is stored was written by some version of us, so it is parsed before it is believed. */
export function mail<S extends z.ZodType>({ load, ...definition }: Definition<S>): Mail<S> {
  return {
    ...definition,
    compose: async (stored, composing) => (await load())(definition.data.parse(stored), composing),
  }
}
