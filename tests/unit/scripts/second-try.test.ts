import { expect, test, vi } from 'vitest'
import { withSecondTry } from '@/scripts/test/second-try.mjs'

const green = { counts: { passed: 10, failed: 0, skipped: 1 }, red: [] }
const oneRed = { counts: { passed: 9, failed: 1, skipped: 1 }, red: ['a.test.ts'] }
const silent = () => {}

test('a green run is not repeated', async () => {
  const run = vi.fn().mockResolvedValue(green)
  expect(await withSecondTry(run, silent)).toEqual(green.counts)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a red file that is green by itself is named and counted', async () => {
  const lines: string[] = []
  const run = vi.fn().mockResolvedValueOnce(oneRed).mockResolvedValueOnce(green)
  expect(await withSecondTry(run, (line) => lines.push(line))).toEqual({
    passed: 10,
    failed: 0,
    skipped: 1,
    flaky: 1,
  })
  expect(run).toHaveBeenLastCalledWith(['a.test.ts'])
  expect(lines.join()).toContain('a.test.ts')
})

test('what is red twice is red', async () => {
  expect(await withSecondTry(vi.fn().mockResolvedValue(oneRed), silent)).toEqual(oneRed.counts)
})

test('many red files are no accident', async () => {
  const run = vi.fn().mockResolvedValue({ ...oneRed, red: ['a', 'b', 'c', 'd'] })
  expect(await withSecondTry(run, silent)).toEqual(oneRed.counts)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a run that failed without a red file is red', async () => {
  const run = vi.fn().mockResolvedValue({ ...oneRed, red: [] })
  expect(await withSecondTry(run, silent)).toEqual(oneRed.counts)
})
