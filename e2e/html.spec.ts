import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { crawl } from './support/crawl'
import { desktop, expect, test } from './support/test'

/** The W3C's own checker. */
const vnu = 'node_modules/vnu-jar/build/dist/vnu.jar'

test(
  'every internal link resolves, and every public page is valid HTML',
  desktop,
  async ({ request }, testInfo) => {
    test.setTimeout(300_000)
    const pages = await crawl(request, '/')
    const broken = pages.filter(({ status }) => status !== 200)
    expect(broken.map(({ path: at, status, from }) => `${status} ${at} (from ${from})`)).toEqual([])
    expect(pages.length).toBeGreaterThan(15)

    const folder = testInfo.outputPath('html')
    mkdirSync(folder, { recursive: true })
    const missing = await request.get('/nada-de-esto')
    for (const [index, html] of [...pages.map((page) => page.html), await missing.text()].entries())
      if (html) writeFileSync(path.join(folder, `${index}.html`), html)
    const checked = spawnSync('java', ['-jar', vnu, '--errors-only', '--format', 'gnu', folder], {
      encoding: 'utf8',
    })
    test.skip(checked.error !== undefined, 'no Java here to run the W3C checker with')
    expect(checked.stderr.replaceAll(folder, '')).toBe('')
  },
)
