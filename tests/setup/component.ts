import '@testing-library/jest-dom/vitest'
import { setImmediate as soon } from 'node:timers/promises'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

/** A loaded machine takes its time with what is loaded on demand; who finds sooner does not wait. */
configure({ asyncUtilTimeout: 15_000 })

/** jsdom lays nothing out, so nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(cleanup)

/** What React has still planned is done while there is a window. */
afterAll(async () => {
  await soon()
  await soon()
})
