import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  facebookHandle,
  facebookUrl,
  instagramHandle,
  instagramUrl,
} from '@/contract/rules/profile/web-addresses'

describe('instagramHandle', () => {
  it.each([
    ['', ''],
    ['casapepe', 'casapepe'],
    ['@casapepe', 'casapepe'],
    ['  @casa.pepe_1 ', 'casa.pepe_1'],
    ['https://www.instagram.com/casapepe', 'casapepe'],
    ['https://www.instagram.com/casapepe/', 'casapepe'],
    ['https://instagram.com/casapepe/reels/?igsh=abc#x', 'casapepe'],
    ['http://m.instagram.com/casapepe', 'casapepe'],
    ['HTTPS://WWW.INSTAGRAM.COM/CasaPepe', 'CasaPepe'],
    ['instagram.com/casapepe', 'casapepe'],
    ['www.instagram.com/@casapepe', 'casapepe'],
    ['//instagram.com/casapepe', 'casapepe'],
    ['https://instagr.am/casapepe', 'casapepe'],
    ['https://instagram.com/%40casapepe', 'casapepe'],
    ['https://instagram.com/', 'https://instagram.com/'],
    ['https://facebook.com/casapepe', 'https://facebook.com/casapepe'],
    ['https://notinstagram.com/casapepe', 'https://notinstagram.com/casapepe'],
    ['https://instagram.com.evil.example/casapepe', 'https://instagram.com.evil.example/casapepe'],
    ['https://instagram.com@evil.example/casapepe', 'https://instagram.com@evil.example/casapepe'],
    ['javascript://instagram.com/casapepe', 'javascript://instagram.com/casapepe'],
    ['Casa Pepe', 'Casa Pepe'],
    ['https://instagram.com/%E0%A4%A', '%E0%A4%A'],
  ])('%s → %s', (typed, handle) => {
    expect(instagramHandle(typed)).toBe(handle)
  })
})

describe('facebookHandle', () => {
  it.each([
    ['@casapepe', 'casapepe'],
    ['https://www.facebook.com/casapepe/photos', 'casapepe'],
    ['https://es-es.facebook.com/casapepe?locale=es_ES', 'casapepe'],
    ['fb.com/casapepe', 'casapepe'],
    ['fb.me/casapepe', 'casapepe'],
    ['https://www.facebook.com/Caf%C3%A9-Pepe-100/', 'Café-Pepe-100'],
    ['https://www.facebook.com/profile.php?id=100012345', '100012345'],
    ['https://www.facebook.com/profile.php', 'profile.php'],
    ['https://www.facebook.com/pages/Casa-Pepe/100012345', '100012345'],
    ['https://www.facebook.com/people/Casa-Pepe/100012345/', '100012345'],
    ['https://www.facebook.com/pages/Casa-Pepe', 'pages'],
    ['https://www.instagram.com/casapepe', 'https://www.instagram.com/casapepe'],
  ])('%s → %s', (typed, handle) => {
    expect(facebookHandle(typed)).toBe(handle)
  })
})

describe('links', () => {
  it.each([
    ['@casapepe', 'https://www.instagram.com/casapepe/'],
    ['instagram.com/casapepe', 'https://www.instagram.com/casapepe/'],
    ['', null],
    ['..', null],
    ['Casa Pepe', null],
    ['https://tiktok.com/@casapepe', null],
    ['"><script>', null],
    ['javascript:alert(1)', null],
  ])('instagram %s → %s', (typed, url) => {
    expect(instagramUrl(typed)).toBe(url)
  })

  it.each([
    ['casa.pepe', 'https://www.facebook.com/casa.pepe'],
    ['facebook.com/profile.php?id=1000', 'https://www.facebook.com/1000'],
    ['Café-Pepe', 'https://www.facebook.com/Caf%C3%A9-Pepe'],
    ['', null],
    ['.', null],
    ['Casa Pepe', null],
    ['https://example.com/casapepe', null],
    ['facebook.com/profile.php?id=%22%3E', null],
  ])('facebook %s → %s', (typed, url) => {
    expect(facebookUrl(typed)).toBe(url)
  })

  it('lead nowhere but to the network, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.webPath().map((p) => `instagram.com${p}`),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const instagram = instagramUrl(text)
        if (instagram) expect(new URL(instagram).href).toMatch(/^https:\/\/www\.instagram\.com\/[\w.]+\/$/)
        const facebook = facebookUrl(text)
        if (facebook) expect(new URL(facebook).href).toBe(facebook)
      }),
    )
  })

  it('know a name from its own link', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9][a-z0-9_.]{0,20}$/), (name) => {
        expect(instagramHandle(instagramUrl(name) ?? '')).toBe(name)
        expect(instagramHandle(`@${name}`)).toBe(name)
        expect(facebookHandle(`https://m.facebook.com/${name}/posts/1`)).toBe(name)
      }),
    )
  })
})
