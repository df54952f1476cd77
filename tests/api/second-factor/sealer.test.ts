import { expect, test } from 'vitest'
import { createSealer } from '@/server/sealer'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const secret = Buffer.from('twenty bytes, or so.')

test('what is sealed is opened by the same secret, for the same thing', async () => {
  const sealer = createSealer(api.db, 'the installation’s own')
  const sealed = await sealer.seal(secret, 'app ana')
  expect(await createSealer(api.db, 'the installation’s own').open(sealed, 'app ana')).toEqual(secret)
  expect(await sealer.open(sealed, 'app bea')).toBeNull()
  expect(await createSealer(api.db, 'another').open(sealed, 'app ana')).toBeNull()
  expect(await createSealer(api.db).open(sealed, 'app ana')).toBeNull()
  expect(await sealer.open(Buffer.from('nothing'), 'app ana')).toBeNull()
})

test('an installation that gets its secret later opens what was sealed without', async () => {
  const sealed = await createSealer(api.db).seal(secret, 'app ana')
  expect(await createSealer(api.db, 'given later').open(sealed, 'app ana')).toEqual(secret)
})

test('the same secret is never sealed the same', async () => {
  const sealer = createSealer(api.db)
  expect(await sealer.seal(secret, 'x')).not.toEqual(await sealer.seal(secret, 'x'))
})
