import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '@/server/db/schema'
import { mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'

const api = await harness()
const path = '/api/auth/changePassword'
const newPassword = 'otra frase bien larga'
const change = { currentPassword: password, newPassword }

const login = (email: string, typed: string) => api.post('/api/auth/login', { email, password: typed })

async function told(email: string) {
  const mails = await mailTo(api, email)
  return mails
    .filter(({ subject }) => subject === 'La contraseña de tu cuenta ha cambiado')
    .map(({ text }) => text)
}

describe('POST /api/auth/changePassword', () => {
  test('changes it, ends every other session and keeps this one', async () => {
    const owner = await api.owner()
    const [here, there] = [await api.tokenOf(owner), await api.tokenOf(owner)].map((token) => ({
      authorization: `Bearer ${token}`,
    }))
    expect(await api.post(path, { ...change, ownerId: owner.ownerId }, here)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Contraseña actualizada correctamente' },
    })
    expect(await api.get(`/api/owner/${owner.ownerId}`, here)).toMatchObject({ status: 200 })
    expect(await api.get(`/api/owner/${owner.ownerId}`, there)).toMatchObject({ status: 401 })
    expect(await login(owner.email, password)).toMatchObject({ status: 401 })
    expect(await login(owner.email, newPassword)).toMatchObject({ status: 200 })
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.ownerId))
    expect(entries).toMatchObject([{ action: 'owner.password-changed' }])
  })

  test('tells the owner by mail, by which device and how to get the account back', async () => {
    const owner = await api.owner()
    const authorization = `Bearer ${await api.tokenOf(owner)}`
    await api.post(path, change, { authorization })
    const [text, more] = await told(owner.email)
    expect(text).toContain('Las demás sesiones se han cerrado.')
    expect(text).toMatch(/\/forgetPassword/)
    expect(text).not.toContain(newPassword)
    expect(more).toBeUndefined()
  })

  test.each([
    [{ ...change, currentPassword: 'no es esta' }, { currentPassword: 'wrong' }],
    [{ ...change, newPassword: 'corta' }, { newPassword: 'too-small' }],
    [{ ...change, newPassword: 'contraseña' }, { newPassword: 'common' }],
    [{}, { currentPassword: 'required', newPassword: 'required' }],
  ])('refuses %j and changes nothing', async (body, fields) => {
    const owner = await api.owner()
    expect(await api.as(owner).post(path, body)).toMatchObject({ status: 400, body: { error: { fields } } })
    expect(await login(owner.email, password)).toMatchObject({ status: 200 })
    expect(await told(owner.email)).toEqual([])
  })

  test('is for oneself alone', async () => {
    const [ana, bea] = [await api.owner(), await api.owner()]
    expect(await api.as(bea).post(path, { ...change, ownerId: ana.ownerId })).toMatchObject({ status: 404 })
    expect(await api.post(path, change)).toMatchObject({ status: 401 })
    for (const { email } of [ana, bea]) expect(await login(email, password)).toMatchObject({ status: 200 })
  })
})
