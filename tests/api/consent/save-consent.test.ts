import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { consentRecords } from '@/server/db/schema'
import { deleteOldConsents } from '@/server/modules/consent'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const version = `test-${Date.now()}`

const save = (body: unknown) => api.post('/api/consent', body)
const kept = () => api.db.select().from(consentRecords).where(eq(consentRecords.textVersion, version))

describe('POST /api/consent', () => {
  test('keeps what was answered, in order, by the clock of the host, and nothing of who it was', async () => {
    api.time.now = new Date('2025-11-20T12:20:00Z')
    const reply = await save({ opt_in: true, level: [3, 1, 3], version, date: '1999-01-01' })
    expect(reply).toMatchObject({ status: 201, body: { success: true, date: '2025-11-20T12:20:00.000Z' } })
    expect(await kept()).toEqual([
      {
        id: expect.any(String),
        optIn: true,
        level: [1, 3],
        textVersion: version,
        ipHash: null,
        createdAt: api.time.now,
      },
    ])
    api.time.now = null
  })

  test('keeps a refusal', async () => {
    expect(await save({ opt_in: false, level: [1], version })).toMatchObject({ status: 201 })
    expect(await save({ opt_in: false, level: [], version })).toMatchObject({ status: 201 })
  })

  test.each([
    [{}, { opt_in: 'required', level: 'required', version: 'required' }],
    [{ opt_in: 'yes', level: [1], version }, { opt_in: 'type' }],
    [{ opt_in: true, level: [], version }, { level: 'required' }],
    [{ opt_in: true, level: [4], version }, { 'level.0': 'value' }],
    [{ opt_in: true, level: ['1'], version }, { 'level.0': 'value' }],
    [{ opt_in: true, level: Array(31).fill(1), version }, { level: 'too-big' }],
    [{ opt_in: true, level: [1], version: ' ' }, { version: 'required' }],
    [{ opt_in: true, level: [1], version: 'x'.repeat(41) }, { version: 'too-long' }],
  ])('refuses %j', async (body, fields) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { error: { fields } } })
  })

  test('housekeeping lets go of it when it proves nothing any more', async () => {
    await api.db.delete(consentRecords).where(eq(consentRecords.textVersion, version))
    await save({ opt_in: true, level: [1, 2, 3], version })
    const years = (count: number) => new Date(Date.now() + count * 365 * 86_400_000)
    await deleteOldConsents(api.db, years(4.9))
    expect(await kept()).toHaveLength(1)
    await deleteOldConsents(api.db, years(5.1))
    expect(await kept()).toEqual([])
  })
})
