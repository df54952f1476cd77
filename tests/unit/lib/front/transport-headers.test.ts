import { expect, it } from 'vitest'
import { transportHeaders } from '@/lib/front/transport-headers'

const of = (url: string) => Object.fromEntries(transportHeaders(url, 'https://mantel.example'))

it('says nothing of https where there is none', () => {
  expect(transportHeaders('/', 'http://localhost:3000')).toEqual([])
})

it('keeps pages to ourselves', () => {
  expect(of('/menu')).toEqual({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  })
})

it.each([
  '/widget/abc',
  '/og/abc/1',
  '/og.png',
  '/files/a/320.webp?x=1',
  '/imagen-del-menu/abc/2026-01-01',
  '/restaurant/profile/abc_Casa/rss.xml',
  '/restaurant/profile/abc_Casa/feed.json',
  '/icons/192.png',
])('lets others show %s', (url) => {
  expect(of(url)['cross-origin-resource-policy']).toBe('cross-origin')
})
