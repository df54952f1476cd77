import { languageCodes, wholeLanguages } from '@/contract/languages'
import { expectAccessible } from './support/accessibility'
import { expect, phone, test } from './support/test'

test.describe('in a browser that prefers English', () => {
  test.use({ locale: 'en-GB' })

  test('somebody finds a menu in English, and reads the same page in Catalan', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/en/restaurant/search/menu?place=Madrid&km=5')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Madrid')
    await expectAccessible(page)
    const card = page.locator('li[data-result]').first().getByRole('link').first()
    const name = (await card.textContent()) ?? ''
    await card.click()
    await expect(page).toHaveURL(/\/en\/restaurant\/profile\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByText(/^Machine translation/).first()).toBeVisible()
    await expect(page.getByText(/Updated at \d\d:\d\d\./).first()).toBeVisible()
    await expectAccessible(page)

    const foot = page.locator('#idiomas')
    await expect(foot.getByRole('link')).toHaveCount(languageCodes.length)
    await foot.getByRole('link', { name: 'Català' }).click()
    await expect(page).toHaveURL(/\/ca\/restaurant\/profile\//)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('on a first visit with a phone', () => {
  test.use({ locale: 'en-GB', hasAnsweredCookies: false, viewport: { width: 360, height: 740 } })

  const search = '/en/restaurant/search/menu?place=Madrid&km=5'

  test('the menu has the languages, which keep page, question and place', phone, async ({ page }) => {
    await page.goto(search)
    await expect(page.getByRole('dialog', { name: 'Just enough cookies' })).toBeVisible()
    // The header comes back with the first step upwards.
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.locator('html')).toHaveAttribute('data-reading')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect(page.locator('html')).not.toHaveAttribute('data-reading')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
    const languages = menu.getByRole('navigation', { name: 'Language' })
    await expect(languages.getByRole('link')).toHaveCount(languageCodes.length)
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)
    await languages.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/restaurant\/search\/menu\?place=Madrid&km=5$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  })

  test('the foot of the page can be pressed below the cookie notice', phone, async ({ page }) => {
    await page.goto(search)
    const notice = page.getByRole('dialog', { name: 'Just enough cookies' })
    await expect(notice).toBeVisible()
    const last = page.locator('#idiomas').getByRole('link', { name: 'Deutsch' })
    const ends = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const [link, over] = [await last.boundingBox(), await notice.boundingBox()]
      return (link?.y ?? 0) + (link?.height ?? 0) <= (over?.y ?? 0)
    }
    await expect.poll(ends).toBe(true)
    await last.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test.describe('in a browser that prefers Catalan', () => {
  test.use({ locale: 'ca-ES' })

  test('another language keeps the question of a search', async ({ page }) => {
    await page.goto('/ca/restaurant/search/menu?place=Madrid&q=sopa&open=1')
    const german = page.locator('#idiomas').getByRole('link', { name: 'Deutsch' })
    const href = (await german.getAttribute('href')) ?? ''
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      place: 'Madrid',
      q: 'sopa',
      open: '1',
    })
    await german.click()
    await expect(page).toHaveURL(/^[^?]*\/de\/restaurant\/search\/menu\?/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test('an owner signs in in Catalan and stays in it', async ({ page, login }) => {
  await login()
  await page.goto('/ca/menu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
  await page.getByRole('link', { name: 'Historial' }).first().click()
  await expect(page).toHaveURL(/\/ca\/menu\/historial/)
  await expectAccessible(page)
})

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-DE' })

  test('one line suggests it, without moving the page, until it is dismissed', async ({ page }) => {
    await page.goto('/faqs')
    const line = page.locator('#idiomas')
    await expect(line.getByRole('link')).toHaveCount(1)
    await expect(line.getByRole('link')).toHaveAttribute('href', '/de/faqs')
    expect((await line.boundingBox())?.y).toBe(0)
    await expectAccessible(page)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(moved).toBeLessThan(0.01)
    await line.getByRole('button').click()
    await expect(line.getByRole('link')).toHaveCount(languageCodes.length)
    await page.reload()
    await expect(line.getByRole('link')).toHaveCount(languageCodes.length)
  })
})

test.describe('in a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' })

  test('nothing is suggested on a page for owners, which French does not have', async ({ page }) => {
    await page.goto('/faqs')
    await expect(page.locator('#idiomas').getByRole('link')).toHaveCount(1)
    await page.goto('/signup')
    const row = page.locator('#idiomas')
    await expect(row.getByRole('link')).toHaveCount(wholeLanguages.length)
    await expect(row.getByRole('button')).toBeHidden()
    expect((await row.boundingBox())?.y).toBeGreaterThan(300)
  })
})

const wide = [
  '/',
  '/restaurant/search/menu?place=Madrid',
  '/menu-del-dia/madrid',
  '/faqs',
  '/contacta',
  '/privacidad',
  '/que-es-el-menu-del-dia',
]

test('no page is wider than the smallest phone, in the longest words', phone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['de', 'fr', 'eu'])
    for (const path of wide) {
      await page.goto(`/${language}${path === '/' ? '' : path}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([language, path, width]).toEqual([language, path, 320])
    }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the languages are plain links', phone, async ({ page }) => {
    await page.goto('/faqs')
    await page.locator('#idiomas').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/faqs$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
