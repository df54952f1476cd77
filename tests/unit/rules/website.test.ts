import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { websiteUrl } from '@/contract/rules/profile/web-addresses'

describe('websiteUrl', () => {
  it.each([
    ['casapepe.example', 'https://casapepe.example/'],
    [' www.casapepe.example/carta?m=1#hoy ', 'https://www.casapepe.example/carta?m=1#hoy'],
    ['http://casapepe.example', 'http://casapepe.example/'],
    ['HTTPS://casapepe.example', 'https://casapepe.example/'],
    ['http:casapepe.example', 'http://casapepe.example/'],
    ['//casapepe.example', 'https://casapepe.example/'],
    ['casapepe.example:8080/hoy', 'https://casapepe.example:8080/hoy'],
    ['café.example', 'https://xn--caf-dma.example/'],
    ['', null],
    ['   ', null],
    ['Casa Pepe', null],
    ['casapepe', null],
    ['no tengo', null],
    ['localhost', null],
    ['casapepe.', null],
    ['.es', null],
    ['javascript:alert(1)', null],
    ['JavaScript://casapepe.example/%0aalert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['mailto:pepe@casapepe.example', null],
    ['pepe@casapepe.example', null],
    ['tel:600', null],
    ['ftp://casapepe.example', null],
    ['file:///etc/passwd', null],
    ['https://', null],
    ['https://banco.example@evil.example', null],
  ])('«%s» → %s', (typed, url) => {
    expect(websiteUrl(typed)).toBe(url)
  })

  it('is a web address or nothing, and stays itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain()), (typed) => {
        const url = websiteUrl(typed)
        if (url === null) return
        expect(url).toMatch(/^https?:\/\//)
        expect(websiteUrl(url)).toBe(url)
      }),
    )
  })
})
