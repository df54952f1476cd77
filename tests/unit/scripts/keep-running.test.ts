import { expect, test, vi } from 'vitest'
import { startNode } from '@/scripts/run/children.mjs'
import { keepRunning } from '@/scripts/run/keep-running.mjs'

const service = { title: 'La api', args: [], env: process.env }

/** A service that runs for so many minutes each time, on a clock of the test's: how many seconds are waited in between. */
async function pausesOf(minutes: number[]) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const pauses: number[] = []
  const clock = minutes.flatMap((each) => [0, each * 60_000])
  const child = startNode(['--version'], { env: process.env, onLine: () => undefined })
  const run = () => {
    const ended = Promise.reject<never>(new Error('La api ha terminado.'))
    ended.catch(() => undefined)
    return { service, ended, news: {}, child }
  }
  await keepRunning(service, run(), {
    start: async () => run(),
    pause: async (ms) => void pauses.push(ms / 1000),
    now: () => clock.shift() ?? 0,
    isOver: () => pauses.length === minutes.length,
  })
  return pauses
}

test('what keeps ending is started after longer and longer pauses, a minute at the most', async () => {
  expect(await pausesOf([0, 0, 0, 0, 0, 0, 0, 0])).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
})

test('what has run for a while is started soon again', async () => {
  expect(await pausesOf([0, 0, 6, 0])).toEqual([1, 2, 1, 2])
})
