import { expect, test } from 'vitest'
import { createRegistry } from '@/telemetry/registry'

const linesOf = async (registry: ReturnType<typeof createRegistry>) =>
  (await registry.text()).split('\n').filter((line) => line && !line.startsWith('#'))

test('a counter has one line for each set of labels, with the process and with escaped values', async () => {
  const registry = createRegistry()
  const count = registry.counter('seen_total', 'What was seen.', ['what'])
  registry.turnOn('web')
  count('a"b\\c\nd')
  count('plain')
  count('plain')
  expect(await registry.text()).toBe(
    [
      '# HELP seen_total What was seen.',
      '# TYPE seen_total counter',
      'seen_total{process="web",what="a\\"b\\\\c\\nd"} 1',
      'seen_total{process="web",what="plain"} 2',
      '',
    ].join('\n'),
  )
})

test('nothing is counted before the metrics are turned on', async () => {
  const registry = createRegistry()
  const count = registry.counter('seen_total', 'What was seen.')
  const time = registry.histogram('taken_seconds', 'What it took.', ['what'])
  count()
  time(5, 'a')
  registry.turnOn('api')
  expect(await linesOf(registry)).toEqual(['seen_total{process="api"} 0'])
})

test('a histogram counts what is below each of its limits', async () => {
  const registry = createRegistry()
  const time = registry.histogram('taken_seconds', 'What it took.', [], [0.01, 0.1])
  registry.turnOn('api')
  for (const ms of [10, 11, 5_000]) time(ms)
  const lines = await linesOf(registry)
  expect(lines).toEqual([
    'taken_seconds_bucket{process="api",le="0.01"} 1',
    'taken_seconds_bucket{process="api",le="0.1"} 2',
    'taken_seconds_bucket{process="api",le="+Inf"} 3',
    expect.stringMatching(/^taken_seconds_sum\{process="api"\} 5\.021/),
    'taken_seconds_count{process="api"} 3',
  ])
})

test('a label that takes too many values does not fill the memory', async () => {
  const registry = createRegistry()
  const count = registry.counter('seen_total', 'What was seen.', ['what'])
  registry.turnOn('api')
  for (let at = 0; at < 5_000; at += 1) count(`value-${at}`)
  const lines = await linesOf(registry)
  expect(lines).toHaveLength(2_001)
  expect(lines.at(-1)).toBe('seen_total{process="api",what="other"} 3000')
})

test('a reading that fails or hangs leaves the others alone', async () => {
  const registry = createRegistry()
  registry.turnOn('api')
  registry.reading('broken', 'Fails.', [], () => {
    throw new Error('no database')
  })
  registry.reading('hangs', 'Hangs.', [], () => new Promise(() => undefined))
  registry.reading('well', 'Answers.', [], () => [[[], 3]])
  expect(await linesOf(registry)).toEqual(['well{process="api"} 3'])
})

test('two metrics cannot have one name', () => {
  const registry = createRegistry()
  registry.counter('seen_total', 'What was seen.')
  expect(() => registry.counter('seen_total', 'Again.')).toThrow('declared twice')
})
