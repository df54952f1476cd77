import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { missingFiles } from '@/lib/insides/build/static-files'

const root = mkdtempSync(path.join(tmpdir(), 'static-'))
afterAll(() => rmSync(root, { recursive: true }))

for (const file of [
  '.next/static/chunks/a.js',
  'public/fonts/menu/Lora ñ.woff2',
  'public/icons/icon.png',
  'public/map/spain.svg',
  'public/templates/feria/paper.webp',
]) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), '')
}
const isMissing = missingFiles(root)

it.each([
  '/_next/static/chunks/a.js',
  '/fonts/menu/Lora%20%C3%B1.woff2',
  '/icons/icon.png',
  '/templates/feria/paper.webp',
  '/files/zz',
  '/fonts',
  '/faqs',
  '/og.png',
])('lets %s be asked for', (asked) => {
  expect(isMissing(asked)).toBe(false)
})

it.each(['/_next/static/chunks/b.js', '/fonts/menu', '/fonts/zz', '/icons/', '/map/spain.svg/x'])(
  'knows that %s is not there',
  (asked) => {
    expect(isMissing(asked)).toBe(true)
  },
)
