import { expect, it } from 'vitest'
import { photoSources } from '@/components/ui/photo-sources'

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
