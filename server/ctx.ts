import type { Logger } from 'pino'
import type { Language } from '@/contract/languages'
import type { Background } from '@/server/background'
import type { Database } from '@/server/db/client'
import type { Replica } from '@/server/db/replica/open-replica'
import type { Drawer } from '@/server/images/drawer'
import type { Signer } from '@/server/links/signer'
import type { Assistant } from '@/server/ports/assistant/port'
import type { Counts } from '@/server/ports/counts/port'
import type { Geocoder } from '@/server/ports/geocoder/port'
import type { MailPort } from '@/server/ports/mail/port'
import type { MessagingPort } from '@/server/ports/messaging/port'
import type { Ocr } from '@/server/ports/ocr/port'
import type { PaymentPort } from '@/server/ports/payments/port'
import type { Storage } from '@/server/ports/storage/port'
import type { Translator } from '@/server/ports/translator/port'
import type { WebCache } from '@/server/ports/web-cache/port'
import type { Sealer } from '@/server/sealer'

export type Clock = () => Date

/** The operator's settings of this installation. */
export type Site = {
  url: string
  supportEmail: string
  /** Anybody may read the embedded mailbox. Only for trying Mantel out, never with real people's mail in it. */
  hasOpenMailbox: boolean
  /** The secret for reporting bounced mails. Without it, nobody may report them. */
  bounceSecret?: string | undefined
}

/** The services that each process of the api has once. */
export type Services = {
  db: Database
  /** What everybody may see is also read here. Null without one. */
  replica: (Replica & { geocoder: Geocoder }) | null
  /** How often changes of other processes are looked for. Those of this process are known at once. */
  lookMs: number
  clock: Clock
  log: Logger
  webCache: WebCache
  counts: Counts
  geocoder: Geocoder
  storage: Storage
  drawer: Drawer
  /** A folder of this machine for uploads in progress. */
  scratch: string
  /** The free bytes on the disk of that folder, where the embedded database is too. */
  freeBytes: () => Promise<number>
  mail: MailPort
  messaging: MessagingPort
  payments: PaymentPort
  /** Null when the OCR program is missing. */
  ocr: Ocr | null
  /** Null if the operator has not set one. */
  assistant: Assistant | null
  /** Null unless the operator names one. */
  translator: Translator | null
  /** How many names the translator may be asked for in a day. */
  translationsADay: number
  signer: Signer
  sealer: Sealer
  background: Background
  site: Site
}

/** The services and the caller of a verb. `log` carries the request's id. */
export type Ctx = Services & {
  requestId: string
  /** The client's address. Null when the caller is one of our own processes. */
  ip: string | null
  /** The client's user agent and device id. Our own processes send none. */
  agent?: { userAgent: string; deviceId: string | undefined }
  /** The client's country, as a trusted network in front names it. */
  country?: string | undefined
  /** Of the page from which the call comes. A client that names none is answered as before there were languages: in Castilian. */
  language?: Language | undefined
}

export type SignedIn = {
  ownerId: string
  emailVerified: boolean
  /** The key under which the session is stored. */
  sessionHash: Buffer
  /** The time when the owner last gave proof in this session. */
  provenAt: Date | null
}

export type OwnerCtx = Ctx & { owner: SignedIn }
