import { expect, it } from 'vitest'
import { isTooSlow } from '@/contract/body-pace'
import { bodyLimit, isUpload } from '@/lib/front/limits/body-limit'

const KB = 1024

it.each([
  ['/api/auth/login', 256 * KB],
  ['/widget/abc', 256 * KB],
  ['/api/whatsapp/webhook', 3 * KB * KB],
  ['/api/whatsapp/webhook/?x=1', 3 * KB * KB],
  ['/api/aws/uploadToAws', 20 * KB * KB + 64 * KB],
])('%s takes %i bytes', (url, most) => {
  expect(bodyLimit(url)).toBe(most)
})

it('knows where files go', () => {
  expect(['/api/aws/uploadToAws?x', '/api/aws/uploadToAwsX', '/aws'].map(isUpload)).toEqual([
    true,
    false,
    false,
  ])
})

it('lets a file come slowly, not for ever, and a letter fifteen seconds', () => {
  expect(isTooSlow({ isLarge: true, looks: 50, since: 40 * KB })).toBe(false)
  expect(isTooSlow({ isLarge: true, looks: 1, since: 0 })).toBe(false)
  expect(isTooSlow({ isLarge: true, looks: 2, since: 1000 })).toBe(true)
  expect([1, 2, 3].map((looks) => isTooSlow({ isLarge: false, looks, since: 100 * KB }))).toEqual([
    false,
    false,
    true,
  ])
})
