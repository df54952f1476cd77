import { expect, test, vi } from 'vitest'
import { markSignedIn, runAfterPaint } from '@/lib/insides/page/scripts-after-paint'

const waiting = (name: string) =>
  `<script type="text/later" data-run="/_next/static/chunks/${name}.js"></script>`
const running = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

test('what waits is fetched and run after a frame, in its order and once', async () => {
  document.head.innerHTML = waiting('a') + waiting('b')
  runAfterPaint()
  expect(running()).toEqual([])
  await expect.poll(running).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  expect(document.querySelector('[data-run]')).toBeNull()
})

test('what comes after the first frame runs when the page is complete', async () => {
  document.head.innerHTML = waiting('a')
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  runAfterPaint()
  await expect.poll(running).toEqual(['/_next/static/chunks/a.js'])
  document.body.innerHTML = waiting('b')
  state.mockRestore()
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(running()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  document.body.innerHTML = ''
})

test('a signed-in owner is marked before the first frame, and nobody else', () => {
  const html = document.documentElement
  localStorage.setItem('flag', 'true')
  markSignedIn('flag', 'data-mark')
  expect(html.hasAttribute('data-mark')).toBe(true)
  localStorage.removeItem('flag')
  markSignedIn('flag', 'data-mark')
  expect(html.hasAttribute('data-mark')).toBe(false)
})
