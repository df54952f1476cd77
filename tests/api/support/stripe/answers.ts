import { type Nested, text } from './form'

export type Answer = { status: number; body: unknown }

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const refused = (status: number, message: string, code?: string, type = 'invalid_request_error') => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})
export const missing = (id: string) => refused(404, `No such thing: '${id}'`, 'resource_missing')

/** A list as Stripe pages it, by id, the newest first. */
export function paged<T extends { id: string }>(oldestFirst: T[], form: Nested, url: string): Answer {
  const all = oldestFirst.toReversed()
  const limit = Number(text(form, 'limit') ?? 10)
  if (limit < 1 || limit > 100) return refused(400, 'limit must be between 1 and 100')
  const after = text(form, 'starting_after')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return ok({ object: 'list', url, data: all.slice(from, from + limit), has_more: all.length > from + limit })
}
