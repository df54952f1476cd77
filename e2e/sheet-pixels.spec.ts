import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { uploadToAws } from '@/contract/endpoints/files'
import { listOwnMenus, saveOwnMenu } from '@/contract/endpoints/own-menus'
import { drawSheet } from '@/contract/endpoints/sheets'
import { createUserTemplate } from '@/contract/endpoints/templates'
import { designSize } from '@/contract/rules/menu-layout/formats'
import { differingPixels } from './support/differing-pixels'
import { randomDesigns, randomMenus } from './support/random-designs'
import { signUpQuickly } from './support/signed-up'
import { desktop, expect, test } from './support/test'

// So large that the editor shows the sheet pixel by pixel.
test.use({ viewport: { width: 1700, height: 1447 } })
test.describe.configure({ timeout: 180_000 })

const headers = { 'sec-fetch-site': 'same-origin' }
const perMenu = randomDesigns.length / randomMenus.length

/** All that lies over the sheet or takes room from it: warnings, zoom, and the frames of blocks that hold nothing. */
const bare =
  'main [role=status], main fieldset, main > section > button, [data-block] > span { display: none }'

test(
  'what the editor shows is what is published, pixel by pixel, of twenty random designs',
  desktop,
  async ({ page }) => {
    await signUpQuickly(page)
    const { today } = listOwnMenus.reply.parse(await (await page.request.get('/api/menus/mine')).json())
    const photo = await uploaded(page)
    let version: number | null = null
    for (const [at, content] of randomMenus.entries()) {
      const saved = await page.request.put(`/api/menus/mine/${today}/comida`, {
        ...{ headers, data: { content, version, release: 'draft' } },
      })
      const menu = saveOwnMenu.reply.parse(await saved.json())
      version = menu.version
      for (const design of randomDesigns.slice(at * perMenu, (at + 1) * perMenu)) {
        const made = await page.request.post('/api/user-templates', { headers, data: onPhoto(design, photo) })
        const { id } = createUserTemplate.reply.parse(await made.json())
        const differing = await differingPixels(await shown(page, id), await published(page, id, menu.menuId))
        expect.soft(differing, `design ${randomDesigns.indexOf(design)}`).toBeLessThan(most(design))
      }
    }
  },
)

async function uploaded(page: Page) {
  const file = {
    name: 'paella.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile('scripts/assets/photos/paella.jpg'),
  }
  const sent = await page.request.post(uploadToAws.path, { headers, multipart: { file } })
  return uploadToAws.reply.parse(await sent.json()).fileUrl
}

type Design = (typeof randomDesigns)[number]

/** Every fourth lies on a photo of the owner's, which browsers make smaller in their own way. */
const hasPhoto = (design: Design) => randomDesigns.indexOf(design) % 4 === 3
const most = (design: Design) => (hasPhoto(design) ? 0.01 : 0.005)

function onPhoto(design: Design, url: string) {
  if (!hasPhoto(design)) return design
  return { ...design, imageUrl: url, background: { kind: 'image', url, shade: 0.3 } }
}

async function shown(page: Page, id: string) {
  await page.goto(`/plantilla/editor?id=${id}`, { waitUntil: 'commit' })
  await page.addStyleTag({ content: bare })
  const letters = page.locator('[data-block="text:titulo"] text').first()
  await expect(letters).toBeVisible()
  const sheet = page.locator('[data-block]').first().locator('xpath=..')
  await expect(sheet).toHaveCSS('width', `${designSize.width}px`)
  for (const picture of await sheet.locator('img').all())
    await expect(picture).toHaveJSProperty('complete', true)
  return sheet.screenshot()
}

async function published(page: Page, templateId: string, menuId: string) {
  const drawn = await page.request.post('/api/sheets/feed', { headers, data: { templateId, menuId } })
  const { url } = drawSheet.reply.parse(await drawn.json())
  return (await page.request.get(url)).body()
}
