import { expect, it } from 'vitest'
import { avifSources, photoSources } from '@/components/ui/photo-sources'

it.each([
  [
    '/files/abc/1280.webp',
    '/files/abc/192.webp 192w, /files/abc/320.webp 320w, /files/abc/480.webp 480w, /files/abc/640.webp 640w, /files/abc/960.webp 960w, /files/abc/1280.webp 1280w',
  ],
  [
    '/files/abc/700.webp',
    '/files/abc/192.webp 192w, /files/abc/320.webp 320w, /files/abc/480.webp 480w, /files/abc/640.webp 640w, /files/abc/700.webp 700w',
  ],
  ['/files/abc/180.webp', '/files/abc/180.webp 180w'],
  ['https://elsewhere.example/photo.jpg', undefined],
])('%s', (src, sources) => {
  expect(photoSources(src)).toBe(sources)
})

it.each([
  [240, '/files/abc/192.webp 192w, /files/abc/320.webp 320w'],
  [320, '/files/abc/192.webp 192w, /files/abc/320.webp 320w'],
  [100, '/files/abc/192.webp 192w'],
  [
    2000,
    '/files/abc/192.webp 192w, /files/abc/320.webp 320w, /files/abc/480.webp 480w, /files/abc/500.webp 500w',
  ],
])('offers no more than %i pixels need', (enough, sources) => {
  expect(photoSources('/files/abc/500.webp', enough)).toBe(sources)
})

it.each([
  ['/files/0123456789ab/300.webp', '/files/0123456789ab/192.avif 192w, /files/0123456789ab/300.avif 300w'],
  ['/files/demo-foto-paella/1280.webp', undefined],
  ['/files/0123456789ab/carta.pdf', undefined],
  ['https://elsewhere.example/0123456789ab/640.webp', undefined],
])('%s has as AVIF %s', (src, sources) => {
  expect(avifSources(src)).toBe(sources)
})
