import { beforeEach, describe, expect, test } from 'vitest'
import { removeSecondFactor } from '@/server/modules/admin'
import { mailTo } from '@/tests/api/mail/sent-mails'
import { createClient } from '@/tests/api/support/client'
import { harness } from '@/tests/api/support/harness'
import { password, type TestOwner } from '@/tests/api/support/world'
import { addApp, addKey } from './with-factor'

const api = await harness()

const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'

beforeEach(() => {
  api.time.now = new Date('2026-11-20T13:05:00Z')
})

const subjects = async ({ email }: TestOwner) =>
  (await mailTo(api, email)).map(({ subject }) => subject).toSorted()

/** The owner signs in on a telephone. The later requests come from the web's own process, which sends no name of the device. */
async function fromPhone({ email }: TestOwner) {
  const web = api.asWeb('203.0.113.7')
  const { body } = await web.post('/api/auth/login', { email, password }, { 'user-agent': android })
  const { token } = body as { token: string }
  return { ...api, as: () => createClient(api.url, () => ({ authorization: `Bearer ${token}` })) }
}

/** The clock stands still, so that no mail is the first. */
const mailOf = async ({ email }: TestOwner, subject: string) =>
  (await mailTo(api, email)).find((mail) => mail.subject === subject)?.text ?? ''

describe('an owner is told by mail', () => {
  test('of an app that was added, and of its end', async () => {
    const owner = await api.owner()
    const { client } = await addApp(await fromPhone(owner), owner)
    await client.delete('/api/second-factor/app')
    const added = await mailOf(owner, 'Se ha añadido una app de códigos a tu cuenta')
    expect(added).toContain('Dispositivo: Chrome en Android')
    expect(added).not.toContain('sin verificación en dos pasos')
    const removed = await mailOf(owner, 'Se ha quitado la app de códigos de tu cuenta')
    expect(removed).toContain('Dispositivo: Chrome en Android')
    expect(removed).toContain('Cuándo: viernes, 20 de noviembre, 14:05')
    expect(removed).toContain('sin verificación en dos pasos')
    expect(removed).toContain('https://mantel.example/forgetPassword')
  })

  test('of each passkey, without the name somebody gave it', async () => {
    const owner = await api.owner()
    const { client, passkeyId } = await addKey(api, owner, 'Entra en malo.example')
    await addKey(api, owner)
    await client.delete(`/api/second-factor/passkeys/${passkeyId}`)
    expect(await subjects(owner)).toEqual([
      'Se ha añadido una llave de acceso a tu cuenta',
      'Se ha añadido una llave de acceso a tu cuenta',
      'Se ha quitado una llave de acceso de tu cuenta',
    ])
    expect(JSON.stringify(await mailTo(api, owner.email))).not.toContain('malo.example')
    const removed = await mailOf(owner, 'Se ha quitado una llave de acceso de tu cuenta')
    expect(removed).not.toContain('sin verificación en dos pasos')
  })

  test('of new recovery codes, and never reads them there', async () => {
    const owner = await api.owner()
    const { client } = await addApp(api, owner)
    const renewed = await client.post('/api/second-factor/recovery-codes')
    const { recoveryCodes } = renewed.body as { recoveryCodes: string[] }
    const mail = await mailOf(owner, 'Tu cuenta tiene códigos de recuperación nuevos')
    expect(mail).toContain('Los anteriores ya no sirven.')
    for (const code of recoveryCodes) expect(mail).not.toContain(code)
  })

  test('when the platform has taken it all away', async () => {
    const owner = await api.owner()
    await addApp(api, owner)
    await removeSecondFactor({ ...api.ctx, admin: 'ana' }, owner.restaurantId)
    const mail = await mailOf(owner, 'Hemos quitado la verificación en dos pasos de tu cuenta')
    expect(mail).toContain('contesta a este correo')
    expect(mail).not.toContain('Dispositivo')
  })
})

test('what was refused is not told', async () => {
  const owner = await api.owner()
  const client = api.as(owner)
  await client.post('/api/second-factor/app')
  await client.put('/api/second-factor/app', { code: '123456' })
  await client.delete('/api/second-factor/app')
  await client.post('/api/second-factor/recovery-codes')
  expect(await subjects(owner)).toEqual([])
})
