import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { login } from '@/contract/endpoints/accounts'
import { createPoll } from '@/contract/endpoints/polls'
import { addressIn, isWhole, type Language, languageCodes } from '@/contract/languages'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import { hasPage } from '@/lib/language/sides'
import { wordViolations } from './support/accessibility'
import { apiUrl, demoOwner } from './support/demo-owner'
import { ownerPages } from './support/owner-pages'
import { publicPages } from './support/public-pages'
import { restaurantWith } from './support/restaurants'
import { expect, phone, test } from './support/test'

/** The W3C's own checker. */
const vnu = 'node_modules/vnu-jar/build/dist/vnu.jar'

// On a slow machine a page is looked at before its images are drawn.
test.use({ expectedErrors: [/status of 404|preloaded using link preload but not used/] })

/** Castilian is what the other tests look at. */
for (const language of languageCodes.filter((code) => code !== 'es'))
  test(
    `every page in ${language} is valid, can be read aloud, and fits the narrowest phone`,
    phone,
    async ({ page, request }, testInfo) => {
      test.setTimeout(600_000)
      const folder = testInfo.outputPath('html')
      mkdirSync(folder, { recursive: true })
      await page.setViewportSize({ width: 320, height: 640 })
      const wrong: unknown[] = []

      async function look(at: string) {
        const answer = await page.goto(addressIn(language, at))
        const html = (await answer?.text()) ?? ''
        writeFileSync(path.join(folder, `${at.replaceAll(/[^\w-]/g, '_')}.html`), html)
        const lang = await page.locator('html').getAttribute('lang')
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        const found = {
          at,
          status: (answer?.status() ?? 500) < 500,
          lang,
          width,
          axe: await wordViolations(page),
        }
        const fine = { at, status: true, lang: language, width: 320, axe: [] }
        if (JSON.stringify(found) !== JSON.stringify(fine)) wrong.push(found)
      }

      for (const at of await dinersPages(request, language)) await look(at)
      if (isWhole(language)) {
        const headers = { 'sec-fetch-site': 'same-origin' }
        const signedIn = await page.request.post(login.path, { data: demoOwner, headers })
        expect(signedIn.ok()).toBe(true)
        for (const at of ownerPages()) await look(at)
      }
      const checked = spawnSync('java', ['-jar', vnu, '--errors-only', '--format', 'gnu', folder], {
        encoding: 'utf8',
      })
      // Without Java there is no W3C checker.
      const invalid = checked.error ? '' : checked.stderr.replaceAll(folder, '')
      expect({ wrong, invalid }).toEqual({ wrong: [], invalid: '' })
    },
  )

async function dinersPages(request: Parameters<typeof restaurantWith>[0], language: Language) {
  const { restaurant, menus } = await restaurantWith(request, ({ menus: [menu] }) => menu !== undefined)
  const { restaurant: other } = await restaurantWith(
    request,
    (found) => found.restaurant.restaurantId !== restaurant.restaurantId,
  )
  const restaurantIds = [restaurant.restaurantId, other.restaurantId]
  const poll = await request.post(apiUrl + createPoll.path, { data: { restaurantIds } })
  const { pollId } = createPoll.reply.parse(await poll.json())
  const pages = publicPages({
    '/restaurant/search/[tab]/[state]': [
      '/restaurant/search/menu?place=Madrid',
      '/restaurant/search/menu?place=Madrid&diet=vegan&without=gluten',
      '/restaurant/search/menu?place=zzzzqq',
      '/restaurant/search/restaurant?place=Sevilla',
    ],
    '/menu-del-dia/[[...path]]': ['/menu-del-dia', '/menu-del-dia/madrid'],
    '/restaurant/profile/[slug]': [profilePath(restaurant)],
    '/restaurant/profile/[slug]/[date]': menus.slice(0, 1).map(({ date }) => menuDayPath(restaurant, date)),
    '/donde-comemos/[pollId]': [`/donde-comemos/${pollId}`],
    '/qr/[qrId]': ['/qr/nobody'],
    '/favoritos': ['/favoritos', `/favoritos?ids=${restaurantIds.join(',')}`],
  })
  return pages.filter((at) => hasPage(language, new URL(at, 'http://site').pathname))
}
