import type { Page } from '@playwright/test'
import { consentVersion } from '@/contract/rules/account/consent'
import { expectAccessible } from './support/accessibility'
import { liftFinger } from './support/lift-finger'
import { layoutShift } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

test.use({ hasAnsweredCookies: false })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies, las justas' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name })
const stored = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('consent') ?? 'null'))

/** Who would be asked has been by now. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

test('whoever enters is asked, wherever that is', desktop, async ({ page }) => {
  for (const path of ['/', '/restaurant/search/menu', '/faqs', '/privacidad', '/signin', '/verify-email']) {
    await page.goto(path)
    await expect(dialog(page), path).toBeVisible()
  }
})

test('whoever enters to sign up is asked at the next visit', desktop, async ({ page, context }) => {
  for (const path of ['/signup', '/']) {
    await page.goto(path)
    await settled(page)
    await expect(dialog(page), path).toBeHidden()
  }
  expect(await stored(page)).toBeNull()
  const later = await context.newPage()
  await later.goto('/')
  await expect(dialog(later)).toBeVisible()
})

test('each answer is recorded here and by the host, and remembered', desktop, async ({ page }) => {
  await page.goto('/')
  for (const { name, ...expected } of [
    { name: 'Permitir todas', opt_in: true, level: [1, 2, 3] },
    { name: 'Permitir la Selección', opt_in: true, level: [1] },
    { name: 'Rechazar todas', opt_in: false, level: [1] },
  ]) {
    const [request] = await Promise.all([page.waitForRequest('**/api/consent'), button(page, name).click()])
    await expect(dialog(page)).toHaveCount(0)
    const record = { ...expected, version: consentVersion }
    expect(await stored(page)).toEqual({ ...record, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    expect(request.postDataJSON()).toEqual(record)
    expect((await request.response())?.status()).toBe(201)
    await page.reload()
    await settled(page)
    await expect(dialog(page)).toHaveCount(0)
    await forget(page)
    await page.reload()
  }
})

test(
  'refusing looks like allowing; with no switch on there is still all to refuse; a selection is what was selected',
  desktop,
  async ({ page }) => {
    await page.goto('/')
    const looks = await Promise.all(
      ['Rechazar todas', 'Permitir todas'].map((name) =>
        button(page, name).evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight, borderWidth } = getComputedStyle(element)
          const { height } = element.getBoundingClientRect()
          return { backgroundColor, color, fontSize, fontWeight, borderWidth, height }
        }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])

    await expect(toggle(page, 'Necesarias')).toBeChecked()
    await toggle(page, 'Necesarias').uncheck()
    await expect(button(page, 'Permitir todas')).toBeDisabled()
    await expect(button(page, 'Permitir la Selección')).toBeDisabled()
    await expect(button(page, 'Rechazar todas')).toBeEnabled()
    await toggle(page, 'Necesarias').check()
    await toggle(page, 'Analítica').check()
    await button(page, 'Permitir la Selección').click()
    expect(await stored(page)).toMatchObject({ opt_in: true, level: [1, 3] })
  },
)

test(
  'before an answer nothing is kept and nobody else is asked',
  desktop,
  async ({ page, context, baseURL }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto('/')
    await expect(dialog(page)).toBeVisible()
    await settled(page)
    expect([...hosts]).toEqual([baseURL])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  },
)

test(
  'the keyboard goes through it and on, Esc puts it off for this visit and agrees to nothing',
  desktop,
  async ({ page }) => {
    await page.goto('/')
    await expect(dialog(page)).toBeFocused()
    const seen: string[] = []
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    expect(seen).toContain('Rechazar todas')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull()
    await button(page, 'Rechazar todas').focus()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(await stored(page)).toBeNull()
    await page.goto('/faqs')
    await settled(page)
    await expect(dialog(page)).toHaveCount(0)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(dialog(page)).toBeVisible()
  },
)

test('it does not stand in the way of who is hungry', phone, async ({ page }) => {
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Buscar cerca de mí' }).click()
  await expect(page.getByRole('dialog', { name: 'Menús a tu alrededor' })).toBeVisible()
})

test('on a phone it takes at most 30 % of the screen', phone, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/restaurant/search/menu')
  await expect(button(page, 'Rechazar todas')).toBeVisible()
  const { height = 0 } = (await dialog(page).boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(0.3 * 780)
  const widths = await Promise.all(
    ['Rechazar todas', 'Permitir todas', 'Elegir'].map(async (name) => {
      const box = await button(page, name).boundingBox()
      return box?.width
    }),
  )
  expect(new Set(widths).size).toBe(1)
})

test('it comes without taking the keyboard from who is typing', desktop, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('input')?.focus())
  })
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Calle, barrio o ciudad' })).toBeFocused()
})

test('it moves nothing, and is not what the page is judged by', phone, async ({ page }) => {
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.005)
  const isInDialog = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => {
          const element = Reflect.get(list.getEntries().at(-1) ?? {}, 'element')
          resolve(element instanceof Element && element.closest('dialog') !== null)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(isInDialog).toBe(false)
})

test(
  'the footer opens it again, as it was answered, and gives the focus back; what was remembered follows',
  desktop,
  async ({ page }) => {
    await page.goto('/faqs')
    await toggle(page, 'Personalización').check()
    await button(page, 'Permitir la Selección').click()
    await page.evaluate(() => localStorage.setItem('searchHistory', '[]'))
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' })
    await opener.click()
    await expect(toggle(page, 'Personalización')).toBeChecked()
    await expect(toggle(page, 'Analítica')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await button(page, 'Rechazar todas').click()
    await expect(page.getByText('Hemos guardado tus preferencias de cookies.')).toBeVisible()
    expect(await stored(page)).toMatchObject({ opt_in: false })
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('searchHistory'), sessionStorage.getItem('searchHistory')])
    expect(await kept()).toEqual([null, '[]'])
  },
)

test('an answer in another tab is an answer', desktop, async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/faqs')
  await expect(dialog(page)).toBeVisible()
  await button(other, 'Rechazar todas').click()
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('while the host is away', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })
  test('the answer counts, and is told later', desktop, async ({ page }) => {
    await page.route('**/api/consent', (route) => route.abort())
    await page.goto('/')
    // The first try must have failed before the host is back.
    await Promise.all([page.waitForEvent('requestfailed'), button(page, 'Rechazar todas').click()])
    await expect(dialog(page)).toHaveCount(0)
    await page.unroute('**/api/consent')
    const told = page.waitForRequest('**/api/consent')
    await page.goto('/faqs')
    expect((await told).postDataJSON()).toMatchObject({ opt_in: false })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consentUnsent'))).toBeNull()
  })
})

test('the card and the reopened dialog are accessible', async ({ page }) => {
  await page.goto('/faqs')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Rechazar todas').click()
  await liftFinger(page)
  await page.getByRole('button', { name: 'Preferencias de cookies' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
})

test.describe('once answered', () => {
  test.use({ hasAnsweredCookies: true })

  test('the policy and the notice are accessible', phone, async ({ page }) => {
    for (const path of ['/privacidad', '/aviso-legal']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
})

test('everything in it can be reached on small screens and at 200 %', desktop, async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 640, height: 360 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/faqs')
    await button(page, 'Elegir').click()
    await expect(toggle(page, 'Necesarias')).toBeFocused()
    await button(page, 'Permitir la Selección').scrollIntoViewIfNeeded()
    await expect(button(page, 'Permitir la Selección')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is nothing to agree to, and nothing in the way', desktop, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.getByText('Preferencias de cookies')).toBeHidden()
  })
})
