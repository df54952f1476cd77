import { expect, it } from 'vitest'
import { fileType } from '@/contract/rules/files/file-type'

it.each([
  ['/files/a/1280.webp', 'image'],
  ['Carta.JPG', 'image'],
  ['carta.jpeg', 'image'],
  ['carta.gif', 'image'],
  ['carta.png.pdf', 'pdf'],
  ['carta', 'pdf'],
  ['webp', 'pdf'],
])('%s is shown as %s', (name, type) => {
  expect(fileType(name)).toBe(type)
})
