import type { Page } from '@playwright/test'
import { hydrated } from '@/lib/insides/page/early-input'

/**
 * A page is ready when its listeners exist. This happens right after its first frame, before any person has found a button. A test that does
 * not wait for a frame would press before it every time. early.spec.ts tests presses that come earlier.
 */
export async function waitUntilListening(page: Page) {
  await page.addInitScript((sign) => {
    addEventListener(sign, () => Reflect.set(globalThis, 'isListening', true), { once: true })
  }, hydrated)
  const listens = async () => {
    await page
      .waitForFunction(
        () =>
          !document.querySelector('[src^="/_next/"], [data-run]') || Reflect.get(globalThis, 'isListening'),
        undefined,
        { timeout: 5_000 },
      )
      .catch(() => undefined)
  }
  const [goto, reload, goForward] = [page.goto.bind(page), page.reload.bind(page), page.goForward.bind(page)]
  page.goto = async (url, how) => {
    const answer = await goto(url, how)
    if (!how?.waitUntil) await listens()
    return answer
  }
  page.reload = async (how) => {
    const answer = await reload(how)
    if (!how?.waitUntil) await listens()
    return answer
  }
  page.goForward = async (how) => {
    const answer = await goForward(how)
    await listens()
    return answer
  }
}
