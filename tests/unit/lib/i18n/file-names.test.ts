import { expect, test } from 'vitest'
import { messagesIn } from '@/lib/i18n/messages-in'

const namesIn = async (language: 'es' | 'ca' | 'eu' | 'en') => {
  const { yourData, security, templates, qr } = await messagesIn(language)
  const { feed, story, card, tv, table } = templates.share.names
  return [yourData.fileName, security.codesFile, feed, card, table, qr.card.file, qr.card.fourFile, tv, story]
}

// Some names are the same in Catalan and Castilian, and most in Galician.
test.each([
  ['ca', 2],
  ['eu', 0],
  ['en', 0],
] as const)('files that owners save have names in %s', async (language, same) => {
  const [castilian, own] = await Promise.all([namesIn('es'), namesIn(language)])
  expect(own.filter((name, at) => name === castilian[at]).length).toBeLessThanOrEqual(same)
  for (const name of own) expect(name).toMatch(/^[a-z0-9-]+(\.[a-z]{3,4})?$/)
})
