import type { Locator, Page } from '@playwright/test'

/**
 * Taps the button, and taps its place three times more as soon as something else stands there that can be pressed, or the outcome is
 * written on the page. The later taps are made inside the page, so that no machine is too slow for a double tap.
 */
export async function tapAgain(page: Page, button: Locator, outcome: string) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is there.')
  const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  const tapped = page.evaluate(tapAgainAt, { ...place, outcome })
  await page.touchscreen.tap(place.x, place.y)
  await tapped
}

function tapAgainAt({ x, y, outcome }: { x: number; y: number; outcome: string }) {
  const pressable = 'button, a[href], summary, label, input, select'
  const thing = () => document.elementFromPoint(x, y)?.closest<HTMLElement>(pressable)
  const wordsOf = (element: HTMLElement | null | undefined) =>
    ['aria-pressed', 'aria-label', 'aria-current']
      .map((name) => element?.getAttribute(name))
      .concat(element?.textContent ?? '')
      .join('|')
  const [first, words] = [thing(), wordsOf(thing())]
  return new Promise<void>((resolve) => {
    const look = () => {
      const there = thing()
      const hasChanged = there && !there.matches(':disabled') && (there !== first || wordsOf(there) !== words)
      // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts, and the page's scripts contain all texts
      if (!hasChanged && !document.body.innerText.includes(outcome)) return requestAnimationFrame(look)
      const target = document.elementFromPoint(x, y)
      for (let taps = 0; taps < 3; taps += 1)
        target?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }),
        )
      resolve()
    }
    look()
  })
}

/** Taps the button twice within an eighth of a second, whatever stands there by then: a button that is still there takes one tap. */
export async function tapTwice(page: Page, button: Locator) {
  // Not at an edge, where a bar of the page may stand before it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is there.')
  const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  // The page may be left before the second tap.
  const tapped = page.evaluate(tapOnceMore, place).catch(() => undefined)
  await page.touchscreen.tap(place.x, place.y)
  await tapped
}

function tapOnceMore({ x, y }: { x: number; y: number }) {
  const again = () =>
    document
      .elementFromPoint(x, y)
      ?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }),
      )
  return new Promise<void>((resolve) => {
    const soon = () => {
      again()
      resolve()
    }
    addEventListener('click', () => setTimeout(soon, 120), { once: true })
  })
}
