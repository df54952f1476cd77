import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEveryMinute, type Work } from '@/server/jobs/runner'
import { createLog } from '@/server/log'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:29:40.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const started = (run: Work['run']) =>
  startEveryMinute({ clock: () => new Date(), log: createLog('silent') }, [{ name: 'test', run }])

const times = () => {
  const seen: string[] = []
  return { seen, note: () => seen.push(new Date().toISOString().slice(14, 19)) }
}

test('runs at once and as each minute begins, and no more once stopped', async () => {
  const { seen, note } = times()
  const minutes = started(async () => void note())
  await vi.advanceTimersByTimeAsync(200_000)
  expect(seen).toEqual(['29:40', '30:00', '31:00', '32:00'])
  await minutes.stop()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(seen).toHaveLength(4)
})

test('never runs twice at once, and goes on after a failure', async () => {
  const { seen, note } = times()
  started(async () => {
    note()
    await new Promise((resolve) => setTimeout(resolve, 90_000))
    throw new Error('no database')
  })
  await vi.advanceTimersByTimeAsync(300_000)
  expect(seen).toEqual(['29:40', '32:00', '34:00'])
})

test('asks what is running to end, and waits for it', async () => {
  let ended = false
  const minutes = started(async (ending) => {
    await new Promise((resolve) => ending.addEventListener('abort', resolve))
    ended = true
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await minutes.stop()
  expect(ended).toBe(true)
})
