import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { frameworkScriptHashes } from '@/lib/front/inline-scripts'
import { afterPaint, scriptsAfterPaint } from '@/lib/front/scripts-after-paint'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

it('fetches the framework’s scripts early and runs them once there is a frame', async () => {
  const html = scriptsAfterPaint(page(chunk('a'), `<p>Menú</p>${chunk('turbopack-b')}`))
  expect(html).not.toContain('<script src=')
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true })
  const { document } = window
  const fetched = [...document.querySelectorAll('link[rel=preload][as=script]')]
  expect(fetched.map((link) => link.getAttribute('href'))).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/turbopack-b.js',
  ])
  window.eval(afterPaint)
  expect(document.querySelector('script[src]')).toBeNull()
  await expect
    .poll(() =>
      [...document.querySelectorAll('script[async][src]')].map((script) => script.getAttribute('src')),
    )
    .toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/turbopack-b.js'])
  expect(document.querySelector('link')).toBeNull()
  window.close()
})

it('stands ahead of the style sheets, and is named by the policy', () => {
  const html = scriptsAfterPaint(page(`<link rel="stylesheet" href="/a.css"/>${chunk('a')}`))
  expect(html.indexOf(afterPaint)).toBeLessThan(html.indexOf('stylesheet'))
  expect(frameworkScriptHashes(html)).toHaveLength(1)
})

it.each([
  ['a page without scripts', page('', '<p>Menú</p>')],
  ['scripts for browsers of old', page('<script src="/_next/static/chunks/p.js" noModule=""></script>')],
  ['scripts from elsewhere', page('<script src="https://maps.googleapis.com/x.js" async=""></script>')],
])('leaves %s alone', (_, html) => {
  expect(scriptsAfterPaint(html)).toBe(html)
})
