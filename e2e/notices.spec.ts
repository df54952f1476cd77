import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of 404/] })

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}

/** As long as a slow machine takes to look at it. */
const staysLonger = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = window
    Object.assign(window, {
      setTimeout: (then: TimerHandler, ms?: number) => wait(then, ms === 4000 ? 40_000 : ms),
    })
  })

async function ask(page: Page) {
  const field = page.getByLabel('Correo electrónico')
  await field.fill('nadie@example.com')
  await field.press('Enter')
  const card = page.getByRole('listitem').filter({ hasText: 'El correo electrónico no existe.' })
  await expect(card).toBeVisible()
  return card
}

test('a notice goes by itself, though the pointer rests where it came', async ({ page, viewport }) => {
  await page.goto('/forgetPassword')
  await page.mouse.move((viewport?.width ?? 0) - 150, 120)
  await expect(await ask(page)).toBeHidden()
})

test('a notice leaves the header free, and gives way to what is pressed beneath it', async ({ page }) => {
  await staysLonger(page)
  await page.goto('/forgetPassword')
  const card = await ask(page)
  const header = await boxOf(page.getByRole('banner'))
  await expect.poll(async () => (await boxOf(card)).y).toBeGreaterThanOrEqual(header.y + header.height)
  const { x, y } = await boxOf(card)
  await page.evaluate(
    ([left, top]) => {
      const button = document.createElement('button')
      button.style.cssText = `position:fixed;z-index:9;left:${left}px;top:${top}px;width:120px;height:60px`
      button.addEventListener('click', () => document.body.setAttribute('data-pressed', ''))
      document.body.append(button)
    },
    [x, y],
  )
  await page.mouse.move(x + 60, y + 300)
  await page.mouse.move(x + 60, y + 30)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.locator('body')).toHaveAttribute('data-pressed')
  await card.getByRole('button', { name: 'Cerrar' }).click()
  await expect(card).toBeHidden()
})
