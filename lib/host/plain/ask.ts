import 'server-only'
import { env } from '../../env'
import { patience } from '../../patience'

/** A refusal of a plain host, with the host's own message. */
export class HostRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
    this.name = 'HostRefusal'
  }
}

/** A request in the contract's shape that is invalid. `fields` gives the reasons. */
export class InvalidInput extends Error {
  constructor(readonly fields: Record<string, string>) {
    super('Invalid input')
    this.name = 'InvalidInput'
  }
}

/** Somebody else has saved since. `current` is the saved version. */
export class ChangedMeanwhile extends Error {
  constructor(readonly current: unknown) {
    super('Changed meanwhile')
  }
}

export type PlainRequest = { query?: Record<string, string>; body?: unknown; form?: Record<string, string> }

export type SendPlain = (method: string, path: string, asked?: PlainRequest) => Promise<unknown>

export type Way = {
  token?: string
  clientAddress?: string
  /** How fetch may keep the answer. The host tells nobody about changes that others make. */
  kept: RequestInit
}

/** Asks by a common call. Does not send the secret between web and api: another host must not see it. */
export function askBy({ token, clientAddress, kept }: Way): SendPlain {
  return async (method, path, { query, body, form } = {}) => {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const answer = await fetch(env().API_URL + path + search, {
      ...kept,
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(clientAddress && { 'x-forwarded-for': clientAddress }),
      },
      body: form ? formOf(form) : body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience.change),
    })
    const reply: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) throw new HostRefusal(answer.status, messageOf(reply))
    return reply
  }
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function messageOf(reply: unknown) {
  const message =
    typeof reply === 'object' && reply !== null && 'message' in reply ? reply.message : undefined
  return typeof message === 'string' ? message : ''
}
