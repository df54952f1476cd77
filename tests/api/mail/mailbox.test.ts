import { describe, expect, test } from 'vitest'
import { proofHeader } from '@/contract/internal-proof'
import { newId } from '@/server/db/id'
import { createMailbox } from '@/server/ports/mail/mailbox'
import { anAddress, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const closed = await harness({
  services: { site: { url: 'https://mantel.example', supportEmail: 'a@b.es', hasOpenMailbox: false } },
})
const web = api.asWeb()
const box = createMailbox({ db: api.db, from: 'Mantel <hola@mantel.example>' })
const message = {
  subject: 'Hola',
  html: '<p>Hola</p>',
  text: 'Hola',
  headers: { 'X-A': 'b' },
  replyTo: 'r@b.es',
}

describe('the embedded mailbox', () => {
  test('keeps each mail once', async () => {
    const [id, to] = [newId(), anAddress()]
    for (let i = 0; i < 2; i++)
      expect(await box.send({ id, to, ...message })).toMatchObject({ outcome: 'accepted' })
    expect(await mailTo(api, to)).toHaveLength(1)
  })

  test('lists the newest first and shows each whole', async () => {
    const [id, to] = [newId(), anAddress()]
    await box.send({ id, to, ...message })
    expect(await web.get('/api/dev/mail')).toMatchObject({
      status: 200,
      body: {
        mails: expect.arrayContaining([expect.objectContaining({ id, recipient: to, subject: 'Hola' })]),
      },
    })
    expect(await web.get(`/api/dev/mail/${id}`)).toMatchObject({
      status: 200,
      body: {
        id,
        recipient: to,
        sender: 'Mantel <hola@mantel.example>',
        html: '<p>Hola</p>',
        headers: { 'X-A': 'b', 'Reply-To': 'r@b.es' },
      },
    })
    expect(await web.get(`/api/dev/mail/${newId()}`)).toMatchObject({ status: 404 })
  })

  test('is for our own web alone, and for nobody where it is closed', async () => {
    const [id, to] = [newId(), anAddress()]
    await box.send({ id, to, ...message })
    for (const path of ['/api/dev/mail', `/api/dev/mail/${id}`]) {
      expect(await api.get(path)).toMatchObject({ status: 401 })
      expect(await api.get(path, { [proofHeader]: 'guess' })).toMatchObject({ status: 401 })
      expect(await closed.asWeb().get(path)).toMatchObject({
        status: 404,
        body: { error: { reason: 'mailbox-closed' } },
      })
    }
  })
})
