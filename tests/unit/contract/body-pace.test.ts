import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPace } from '@/contract/body-pace'

const KB = 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const arriving = () => ({
  ...{ complete: false, received: 0, readableLength: 0, readableHighWaterMark: 16 * KB },
})

/** How many looks passed before the body was too slow, where each look finds so many bytes more. */
function refusedAt(isLarge: boolean, steps: number[]) {
  const body = arriving()
  const slow = vi.fn()
  const stop = watchPace(body, isLarge, slow)
  const at = steps.findIndex((bytes) => {
    body.received += bytes
    vi.advanceTimersByTime(5000)
    return slow.mock.calls.length > 0
  })
  stop()
  return at < 0 ? null : at + 1
}

it.each([
  ['arrives', Array(50).fill(40 * KB), null],
  ['falls silent once', [40 * KB, 0, 40 * KB, 0, 40 * KB, 40 * KB], null],
  ['falls silent', [40 * KB, 0, 0], 3],
  ['never comes', [0, 0, 0], 2],
  ['drips', [40 * KB, 1000, 1000], 3],
])('a file that %s', (_, steps, at) => {
  expect(refusedAt(true, steps)).toBe(at)
})

it('a short body has fifteen seconds, whatever has come', () => {
  expect(refusedAt(false, [100 * KB, 100 * KB, 100 * KB])).toBe(3)
})

it('does not count while the client waits for the server', () => {
  const body = { ...arriving(), readableLength: 16 * KB }
  const slow = vi.fn()
  const stop = watchPace(body, true, slow)
  vi.advanceTimersByTime(60_000)
  expect(slow).not.toHaveBeenCalled()
  stop()
})
