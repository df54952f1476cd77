import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const mail = { html: '<html><head></head><body><img src="http://192.168.1.20:3000/foto.png"></body></html>' }
vi.mock('@/lib/api/mailbox', () => ({ getMail: async () => mail }))

test.each([
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['https://mantel.example/', 'https://mantel.example'],
])('a mail of the mailbox shows pictures from %s', async (siteUrl, origin) => {
  vi.stubEnv('SITE_URL', siteUrl)
  vi.resetModules()
  const { mailAsPage } = await import('@/lib/bff/mail-as-page')
  const answer = await mailAsPage(new Request(siteUrl), { params: Promise.resolve({ id: 'k00x7qm2vt9b' }) })
  expect(answer.headers.get('content-security-policy')).toContain(`img-src ${origin} https: data:;`)
})
