export type AskedRequest = {
  /** The class of the limit. */
  name: string
  /** Each with the most requests of a window, which begins with the first of them. */
  keys: { key: string; most: number }[]
  windowMs: number
  now: number
}

/** `email`: whose password is tried, if it is one. */
export type Try = { client: string; email?: string }

/** Turns of a pace that several processes keep together, as mails to one domain. */
export type AskedTurns = {
  key: string
  count: number
  apartMs: number
  /** How much lost time is made up for. */
  behindMs?: number
  now: number
}

/** Counts what clients ask and try. Never throws. */
export type Counts = {
  /** Counts a request under each key. When a key is full it counts nothing and returns the milliseconds until the key is free, else 0. */
  request(asked: AskedRequest): Promise<number>
  /** Counts a try before it is checked, so that parallel tries are no more than others. Returns milliseconds when the client has to wait, else 0. */
  beginTry(tried: Try, now: Date): Promise<number>
  /** A try that was right counts for nothing. */
  succeed(tried: Try): Promise<void>
  /** How often a key was counted. It is forgotten an hour after the last time. */
  counted(key: string, now: Date): Promise<number>
  /** Counts a key, unless it was counted `most` times. Returns whether it was counted now. */
  count(key: string, most: number, now: Date): Promise<boolean>
  clear(key: string): Promise<void>
  /** Takes the next turns of a pace. Returns the milliseconds until the first of them. */
  reserve(asked: AskedTurns): Promise<number>
  close(): void
}
