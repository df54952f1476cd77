import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('fake timers wait for promises, whatever stood in the place of setImmediate when they were first used', async () => {
  vi.stubGlobal('setImmediate', (act: () => void) => act())
  vi.useFakeTimers()
  const rang = vi.fn()
  void Promise.resolve().then(() => setTimeout(rang, 1000))
  await vi.advanceTimersByTimeAsync(2000)
  expect(rang).toHaveBeenCalledOnce()
})
