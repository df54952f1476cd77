import { expect, test } from 'vitest'
import { createSigner } from '@/server/links/signer'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

test('whoever is ready signs inside a transaction, where the embedded database answers nobody else', async () => {
  const signer = createSigner(api.db)
  await signer.ready()
  const signature = await api.db.transaction(() => signer.sign('unsubscribe', 'ana@example.com'))
  expect(await createSigner(api.db).verify('unsubscribe', 'ana@example.com', signature)).toBe(true)
})
