import { getCityPrices } from '@/contract/endpoints/cities'
import { sortRestaurants } from '@/contract/endpoints/search'
import type { Position } from '@/contract/entities/place'
import type { OpenDatabase } from '@/server/db/client'
import type { Api } from '@/server/http/api'
import type { Question } from './search-questions'

/** `cpu`: the processor time of one search in all threads of the process. Other processes do not change it. */
export type Latencies = { p50: number; p95: number; p99: number; max: number; cpu: number; found: number }

const warmUps = 40

/** One after the other from every position, through the api from request to reply but for the socket. */
export async function askFrom(positions: Position[], { hono }: Api, { body }: Question): Promise<Latencies> {
  const ask = async (position: Position) => {
    const started = performance.now()
    const response = await hono.request(sortRestaurants.path, {
      method: sortRestaurants.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...position, pageSize: 20, ...body }),
    })
    const text = await response.text()
    const ms = performance.now() - started
    if (!response.ok) throw new Error(text)
    return { ms, text }
  }
  for (const position of positions.slice(0, warmUps)) await ask(position)
  const answers = []
  const before = process.cpuUsage()
  for (const position of positions) answers.push(await ask(position))
  const spent = process.cpuUsage(before)
  return summaryOf(
    answers.map(({ ms, text }) => ({ ms, found: foundIn(text) })),
    spent,
  )
}

/** One GET after the other, each with its own time, so that no cached answer is used. */
export async function askPaths(paths: string[], { hono }: Api, passTime: () => void): Promise<Latencies> {
  const answers = []
  const before = process.cpuUsage()
  for (const path of paths) {
    passTime()
    const started = performance.now()
    const response = await hono.request(path)
    const { weeks } = getCityPrices.reply.parse(await response.json())
    answers.push({ ms: performance.now() - started, found: weeks.reduce((sum, { menus }) => sum + menus, 0) })
  }
  return summaryOf(answers, process.cpuUsage(before))
}

const foundIn = (text: string) => sortRestaurants.reply.parse(JSON.parse(text)).restaurants.length

/** A round trip without a search. The other times are compared with it, because the machine may be busy with other work. */
export async function askNothing({ pool }: OpenDatabase, times: number): Promise<Latencies> {
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await pool.query('')
  const answers = []
  const before = process.cpuUsage()
  for (let asked = 0; asked < times; asked++) {
    const started = performance.now()
    await pool.query('')
    answers.push({ ms: performance.now() - started, found: 0 })
  }
  return summaryOf(answers, process.cpuUsage(before))
}

function summaryOf(answers: { ms: number; found: number }[], spent: NodeJS.CpuUsage): Latencies {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const found = answers.reduce((sum, answer) => sum + answer.found, 0) / answers.length
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    cpu: (spent.user + spent.system) / 1000 / answers.length,
    found,
  }
}
