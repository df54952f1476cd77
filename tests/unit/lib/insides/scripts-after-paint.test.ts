import { expect, it } from 'vitest'
import { knownScriptHashes } from '@/lib/insides/page/inline-scripts'
import { early, scriptsAfterPaint } from '@/lib/insides/page/scripts-after-paint'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

it('leaves fetching and running the framework’s scripts to its own', () => {
  const html = scriptsAfterPaint(page(chunk('a'), `<p>Menú</p>${chunk('turbopack-b')}`))
  expect(html).not.toContain('src=')
  expect(
    [...html.matchAll(/<script type="text\/later" data-run="([^"]+)"><\/script>/g)].map(([, src]) => src),
  ).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/turbopack-b.js'])
})

it('stands ahead of the style sheets, and is named by the policy', () => {
  const html = scriptsAfterPaint(
    page(`<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>${chunk('a')}`),
  )
  expect(html).toContain(`<meta charSet="utf-8"/><script>${early}</script><link rel="stylesheet"`)
  expect(knownScriptHashes(html)).toHaveLength(1)
})

it('cannot end the script element it stands in, and needs nothing from around it', () => {
  expect(early).not.toMatch(/<\/script|<!--/i)
  expect(early).not.toMatch(/__(name|vite|import)/)
})

it.each([
  ['a page without scripts', page('', '<p>Menú</p>')],
  ['scripts for browsers of old', page('<script src="/_next/static/chunks/p.js" noModule=""></script>')],
  ['scripts from elsewhere', page('<script src="https://maps.googleapis.com/x.js" async=""></script>')],
])('leaves %s alone', (_, html) => {
  expect(scriptsAfterPaint(html)).toBe(html)
})
