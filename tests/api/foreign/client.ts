import type { SpecCall } from './calls'

export type Sent = {
  /** What stands in the braces of the path. */
  at?: string
  query?: Record<string, string>
  json?: unknown
  form?: FormData
  /** The bearer's. */
  token?: string
  headers?: Record<string, string>
}

export type Answer = { status: number; body: unknown }

/** A common client, written without the contract: fetch, JSON or a form, and a bearer token. */
export async function ask(host: string, call: SpecCall, sent: Sent = {}): Promise<Answer> {
  const [method, path = ''] = call.split(' ')
  const { at = '', query, json, form, token } = sent
  const asked = query ? `?${new URLSearchParams(query)}` : ''
  const response = await fetch(host + path.replace(/\{\w+\}/, encodeURIComponent(at)) + asked, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    body: json === undefined ? form : JSON.stringify(json),
  })
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) }
  } catch {
    return { status: response.status, body: text }
  }
}
