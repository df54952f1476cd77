import { describe, expect, test } from 'vitest'
import { filePathOf, withFileAddresses } from '@/contract/entities/file-address'

const site = 'https://mantel.example'
const link = '/api/payment/invoices/0123456789ab/pdf?sig=0123456789ab.k3x9.a-b_c'
const files = [
  '/files/0123456789ab/640.webp',
  '/files/demo-carta-mar/carta.pdf',
  '/templates/asador/feed.svg',
  link,
]
const others = [
  '/files/',
  '/payment/prueba',
  'Se sirve en /files/a.webp',
  '/files/a.webp o nada',
  '"/files/a.webp"',
  '',
]

describe('addresses of files', () => {
  test.each(files)('%s is whole for a client, and a path again when it comes back', (path) => {
    const data = { url: path, list: [path], [path]: 1 }
    const whole = site + path
    expect(JSON.parse(withFileAddresses(JSON.stringify(data), `${site}/`))).toEqual({
      ...{ url: whole, list: [whole] },
      [whole]: 1,
    })
    expect(filePathOf(whole)).toBe(path)
  })

  test.each(others)('%j stays as it is', (text) => {
    const json = JSON.stringify({ text, list: [text, `\\"${text}`] })
    expect(withFileAddresses(json, site)).toBe(json)
    expect(filePathOf(site + text)).toBeNull()
  })
})
