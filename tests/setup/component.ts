import '@testing-library/jest-dom/vitest'
import { setImmediate as soon } from 'node:timers/promises'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

/** On a busy machine, parts that are loaded on demand arrive late. A test that finds its element earlier does not wait. */
configure({ asyncUtilTimeout: 15_000 })

/** jsdom lays nothing out, so nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom navigates nowhere. */
performance.getEntriesByType ??= () => []

afterEach(cleanup)

/** What React has still planned is done while there is a window. */
afterAll(async () => {
  await soon()
  await soon()
})
