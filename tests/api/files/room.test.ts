import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountBytes } from '@/contract/rules/files/upload-limits'
import { newId } from '@/server/db/id'
import { files } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { plain } from './bad-files'

const plenty = 50 * 1024 ** 3
let free = plenty
const api = await harness({ services: { freeBytes: async () => free } })
const photo = new Uint8Array(await plain(40, 30).jpeg().toBuffer())

function send(owner: TestOwner) {
  const body = new FormData()
  body.append('file', new Blob([photo]), 'foto.jpg')
  return api.as(owner).raw('/api/aws/uploadToAws', { method: 'POST', body })
}

async function keep({ ownerId }: TestOwner, byteCount: number) {
  const id = newId()
  const stored = { url: `/files/${id}/a.pdf`, storageKey: `${id}/a.pdf`, contentType: 'application/pdf' }
  await api.db.insert(files).values({ id, ownerId, ...stored, name: 'a.pdf', byteCount })
}

/** What the photo takes up. */
async function storedBytes() {
  const { ownerId, ...owner } = await api.owner()
  await send({ ownerId, ...owner })
  const [row] = await api.db.select().from(files).where(eq(files.ownerId, ownerId))
  return row?.storedBytes ?? 0
}

beforeEach(() => {
  free = plenty
})

describe('an account keeps so many bytes', () => {
  test.each([
    ['verified', new Date()],
    ['unverified', null],
  ] as const)('when its address is %s', async (kind, emailVerifiedAt) => {
    const owner = await api.owner({ emailVerifiedAt })
    await keep(owner, accountBytes[kind] - (await storedBytes()))
    expect(await send(owner)).toMatchObject({ status: 200 })
    expect(await send(owner)).toMatchObject({ status: 413, body: { error: { reason: 'account-full' } } })
    expect(await send(await api.owner())).toMatchObject({ status: 200 })
  })

  test('the smaller copies of a picture too', async () => {
    const owner = await api.owner()
    const wide = await plain(1400, 900).jpeg().toBuffer()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(wide)]), 'ancha.jpg')
    const sent = await api.as(owner).raw('/api/aws/uploadToAws', { method: 'POST', body })
    expect(sent).toMatchObject({ status: 200 })
    const [row] = await api.db.select().from(files).where(eq(files.ownerId, owner.ownerId))
    const keys = row?.variants.map(({ url }) => url.replace('/files/', '')) ?? []
    expect(keys.length).toBeGreaterThan(4)
    const sizes = await Promise.all(
      keys.map(async (key) => (await api.ctx.storage.find(key))?.byteCount ?? 0),
    )
    const all = sizes.reduce((sum, size) => sum + size, 0)
    expect(row?.storedBytes).toBe(all)
    expect(all).toBeGreaterThan(row?.byteCount ?? all)
    await keep(owner, accountBytes.verified - all)
    expect(await send(owner)).toMatchObject({ status: 413, body: { error: { reason: 'account-full' } } })
  })

  test('fewer before it is verified', () => {
    expect(accountBytes.unverified).toBeLessThan(accountBytes.verified / 10)
  })
})

test('a disk that is nearly full takes nothing more, and says so', async () => {
  const owner = await api.owner()
  free = 200 * 1024 ** 2
  const refused = await send(owner)
  expect(refused).toMatchObject({
    status: 503,
    body: { error: { code: 'unavailable', reason: 'disk-full' } },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  free = plenty
  expect(await send(owner)).toMatchObject({ status: 200 })
})
