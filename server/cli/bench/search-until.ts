import { setTimeout as wait } from 'node:timers/promises'
import { sortRestaurants } from '@/contract/endpoints/search'
import type { Api } from '@/server/http/api'
import { questions } from './search-questions'

export type Waits = { p50: number; p95: number; p99: number; max: number; times: number }
type Position = { lat: number | null; lon: number | null }

/** So that forty are asked a second, whatever else goes on. */
const betweenMs = 25

/** Asks all kinds of questions, from all over, until something else is done. */
export async function searchUntil(api: Api, positions: Position[], done: Promise<unknown>): Promise<Waits> {
  const state = { isOver: false }
  const over = done.finally(() => {
    state.isOver = true
  })
  const waits: Promise<number>[] = []
  for (let asked = 0; !state.isOver; asked++) {
    const question = questions[asked % questions.length]
    waits.push(ask(api, { ...positions[(asked * 97) % positions.length], pageSize: 20, ...question?.body }))
    await wait(betweenMs)
  }
  await over
  const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), times: sorted.length }
}

async function ask({ hono }: Api, body: object) {
  const started = performance.now()
  const response = await hono.request(sortRestaurants.path, {
    method: sortRestaurants.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return performance.now() - started
}
