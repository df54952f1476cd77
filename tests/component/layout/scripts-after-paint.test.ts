import { expect, test } from 'vitest'
import { runAfterPaint } from '@/lib/front/scripts-after-paint'

const waiting = (name: string) =>
  `<link rel="preload" as="script" href="/_next/static/chunks/${name}.js" data-run>`
const running = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))

test('what has been fetched runs after a frame, in its order and once', async () => {
  document.head.innerHTML = waiting('a') + waiting('b')
  runAfterPaint()
  expect(running()).toEqual([])
  await expect.poll(running).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  expect(document.querySelector('link')).toBeNull()
})
