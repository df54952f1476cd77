import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileKeyOf } from '@/server/modules/files/file-key'

test.each([
  ['demo-foto-paella/640.webp', 'image/webp'],
  ['0123456789ab/carta.pdf', 'application/pdf'],
  ['0123456789ab/original.jpg', 'image/jpeg'],
])('%s is %s', (path, contentType) => {
  expect(fileKeyOf(path)).toEqual({ key: path, contentType })
})

test.each([
  '',
  '/',
  '..',
  '../secret.pdf',
  'a/../../secret.pdf',
  'a/..%2f..%2fsecret.pdf',
  '%2e%2e/secret.pdf',
  'a/b\0.pdf',
  'a/b%00.pdf',
  '/etc/passwd',
  '//etc/a.pdf',
  'a/b/c.pdf',
  'a\\..\\b.pdf',
  'a/.env',
  'a/.pdf',
  'a/b.html',
  'a/b.svg',
  'a/b.pdf.html',
  'a/b.pdf\n',
  'A/B.pdf',
  'a/b.constructor',
  'a/b.toString',
  `${'a'.repeat(65)}/b.pdf`,
])('%j is none', (path) => {
  expect(fileKeyOf(path)).toBeNull()
})

test('no key leaves the folder it is looked for in', () => {
  const part = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '\0', 'a', '-', 'b.pdf', 'a/b.webp', '~')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const known = fileKeyOf(parts.join(''))
      if (known) expect(resolve('/files', known.key).startsWith('/files/')).toBe(true)
    }),
  )
})
