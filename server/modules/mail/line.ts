import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import type { Database } from '@/server/db/client'
import type { MailPort } from '@/server/ports/mail/port'
import { createBatcher } from './batcher'
import { createMeter } from './meter'
import { createPace } from './pace'
import type { RenderedLetter } from './personal'
import { settleSent } from './queries'

/** What this process keeps of its work on one port, between runs and for whoever asks for one meanwhile. */
export type Line = {
  running: Promise<void> | undefined
  /** Somebody queued one since the last look. */
  isAsked: boolean
  /** The last answer was none: until there is one again a single mail goes ahead. */
  isDown: boolean
  busy: Set<Promise<void>>
  pace: ReturnType<typeof createPace>
  /** How long the next one waits, so that all together are not too many. */
  meter: ReturnType<typeof createMeter>
  /** From the server's word that it has a mail until that is noted, in microseconds: killed meanwhile, it goes out again. */
  noted: RecordableHistogram
  /** What all mails of a restaurant and day say, written once a run. */
  letters: Map<string, Promise<RenderedLetter>>
  wake: () => void
  settleSent: (sent: Sent) => Promise<void>
}

type Sent = { db: Database; id: string; messageId: string; sentAt: Date }

const lines = new WeakMap<MailPort, Line>()

export function lineOf(mail: MailPort): Line {
  const known = lines.get(mail)
  if (known) return known
  const line: Line = {
    running: undefined,
    isAsked: false,
    isDown: false,
    busy: new Set(),
    pace: createPace(mail.perDomainPerSecond),
    meter: createMeter(mail.perSecond),
    noted: createHistogram(),
    letters: new Map(),
    wake: () => undefined,
    settleSent: createBatcher(async (sent) => {
      for (const [db, rows] of Map.groupBy(sent, ({ db }) => db)) await settleSent(db, rows)
    }),
  }
  lines.set(mail, line)
  return line
}

/** Until something ended or was asked for, or so long. */
export function pause(line: Line, ms?: number) {
  return new Promise<void>((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
    line.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
