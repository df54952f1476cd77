import { expect, it } from 'vitest'
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
