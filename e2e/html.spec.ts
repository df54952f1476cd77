import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { login } from '@/contract/endpoints/accounts'
import { crawl } from './support/crawl'
import { demoOwner } from './support/demo-owner'
import { desktop, expect, test } from './support/test'

/** The W3C's own checker. */
const vnu = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** What no public link leads to: it comes by mail, stands on other people's pages, or is the owner's. */
const unlinked = [
  ...[
    '/avisos/confirmar',
    '/avisos/baja',
    '/confirmar-suscripcion',
    '/repetir-menu',
    '/unsubscribe',
    '/verify-email',
  ],
  ...['/forgetPassword', '/cuenta-eliminada', '/error', '/sin-conexion', '/dev/mail'],
]
const owners = [
  ...[
    '/mi-restaurante',
    '/menu',
    '/menu/semana',
    '/menu/historial',
    '/menu/idiomas',
    '/plantilla',
    '/plantilla/editor',
  ],
  ...['/subscription', '/payment', '/payment/success', '/payment/failure', '/invoices', '/generateQR'],
  ...['/chat', '/try-whatsapp', '/wizard', '/wizardSec', '/thirdWizard', '/wizard/listo'],
  ...['/misdatospersonales', '/password', '/contacta'],
]

test(
  'every internal link resolves, and every page is valid HTML',
  desktop,
  async ({ request, restaurant }, testInfo) => {
    test.setTimeout(300_000)
    const pages = await crawl(request, '/')
    const broken = pages.filter(({ status }) => status !== 200)
    expect(broken.map(({ path: at, status, from }) => `${status} ${at} (from ${from})`)).toEqual([])
    expect(pages.length).toBeGreaterThan(15)

    const { restaurantId } = await restaurant()
    const headers = { 'sec-fetch-site': 'same-origin' }
    const read = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(200)
      return answer.text()
    }
    const texts = pages.map(({ html }) => html)
    for (const path of [...unlinked, `/widget/${restaurantId}`, `/pantalla/${restaurantId}`])
      texts.push(await read(path))
    texts.push(await (await request.get('/nada-de-esto')).text())
    expect((await request.post(login.path, { data: demoOwner, headers })).ok()).toBe(true)
    for (const path of owners) texts.push(await read(path))

    const folder = testInfo.outputPath('html')
    mkdirSync(folder, { recursive: true })
    for (const [index, html] of texts.entries())
      if (html) writeFileSync(path.join(folder, `${index}.html`), html)
    const checked = spawnSync('java', ['-jar', vnu, '--errors-only', '--format', 'gnu', folder], {
      encoding: 'utf8',
    })
    test.skip(checked.error !== undefined, 'no Java here to run the W3C checker with')
    expect(checked.stderr.replaceAll(folder, '')).toBe('')
  },
)
