import { setTimeout as wait } from 'node:timers/promises'
import { sortRestaurants } from '@/contract/endpoints/search'
import type { Position } from '@/contract/entities/place'
import { questions } from './search-questions'

export type SearchTimes = {
  p50: number
  p95: number
  p99: number
  max: number
  times: number
  unanswered: number
}
type SearchTarget = { url(): string | null }

/** Forty searches a second, whatever else the machine does. */
const betweenMs = 25

/** Sends all kinds of searches, from all over Spain, until another task has finished. If no process listens, it does not wait for an answer. */
export async function searchUntil(
  api: SearchTarget,
  positions: Position[],
  done: Promise<unknown>,
): Promise<SearchTimes> {
  const state = { isOver: false }
  const over = done.finally(() => {
    state.isOver = true
  })
  const waits: Promise<number | null>[] = []
  for (let asked = 0; !state.isOver; asked++) {
    const question = questions[asked % questions.length]
    const position = positions[(asked * 97) % positions.length]
    waits.push(ask(api.url(), { ...position, pageSize: 20, ...question?.body }, asked))
    await wait(betweenMs)
  }
  await over
  const all = await Promise.all(waits)
  const sorted = all.filter((ms) => ms !== null).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const unanswered = all.length - sorted.length
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), times: all.length, unanswered }
}

/** Each search is of another diner: one alone would have to wait for the others. */
async function ask(url: string | null, body: object, diner: number): Promise<number | null> {
  if (!url) return null
  const started = performance.now()
  const answer = await fetch(new URL(sortRestaurants.path, url), {
    method: sortRestaurants.method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(diner >> 16) & 255}.${(diner >> 8) & 255}.${diner & 255}`,
    },
    body: JSON.stringify(body),
  })
    .then(async (response) => ({ ok: response.ok, text: await response.text() }))
    .catch(() => null)
  if (!answer) return null
  if (!answer.ok) throw new Error(answer.text)
  return performance.now() - started
}
