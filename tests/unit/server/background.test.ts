import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createBackground } from '@/server/background'

const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })

test('waits for what goes on, and for no longer than that', async () => {
  const background = createBackground(log)
  const done: string[] = []
  background.run('slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('slow')
  })
  expect(done).toEqual([])
  await background.settled()
  expect(done).toEqual(['slow'])
})

test('logs a failure and goes on', async () => {
  const background = createBackground(log)
  background.run('broken', async () => {
    throw new Error('no such thing')
  })
  await background.settled()
  expect(lines.join()).toMatch(/broken.*no such thing|no such thing.*broken/s)
})

test('asks what goes on to come to an end', async () => {
  const background = createBackground(log)
  let rounds = 0
  background.run('endless', async (ending) => {
    while (!ending.aborted) {
      rounds++
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })
  await background.end()
  expect(rounds).toBeGreaterThan(0)
})
