import type { Logger } from 'pino'
import type { Background } from '@/server/background'
import type { Database } from '@/server/db/client'
import type { Drawer } from '@/server/images/drawer'
import type { Signer } from '@/server/links/signer'
import type { Geocoder } from '@/server/ports/geocoder/port'
import type { MailPort } from '@/server/ports/mail/port'
import type { MessagingPort } from '@/server/ports/messaging/port'
import type { Ocr } from '@/server/ports/ocr/port'
import type { PaymentPort } from '@/server/ports/payments/port'
import type { Storage } from '@/server/ports/storage/port'
import type { WebCache } from '@/server/ports/web-cache/port'

export type Clock = () => Date

/** What the operator says about this installation. */
export type Site = {
  url: string
  supportEmail: string
  /** Anybody may read the embedded mailbox: for trying things out, never with real people's mail in it. */
  hasOpenMailbox: boolean
  /** Whoever shows it may tell of mails that came back; without one nobody may. */
  bounceSecret?: string | undefined
}

/** What every process of the api has one of. */
export type Services = {
  db: Database
  clock: Clock
  log: Logger
  webCache: WebCache
  geocoder: Geocoder
  storage: Storage
  drawer: Drawer
  /** A folder of this machine for what is being received. */
  scratch: string
  mail: MailPort
  messaging: MessagingPort
  payments: PaymentPort
  /** Null where no program is there that reads letters in pictures. */
  ocr: Ocr | null
  signer: Signer
  background: Background
  site: Site
}

/** What a verb works with: the services, and who asks. `log` carries the request's id. */
export type Ctx = Services & {
  requestId: string
  /** The client's address; null when the asker is one of our own processes. */
  ip: string | null
}

export type SignedIn = {
  ownerId: string
  emailVerified: boolean
  /** What the session is kept under. */
  sessionHash: Buffer
}

export type OwnerCtx = Ctx & { owner: SignedIn }
