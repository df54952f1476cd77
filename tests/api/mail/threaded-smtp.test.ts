import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { MailMessage } from '@/server/ports/mail/port'
import { createThreadedSmtp } from '@/server/ports/mail/threaded-smtp'
import { mutePeer, smtpPeer } from '@/tests/api/mail/smtp-peer'
import { bundle } from '@/tests/api/support/bundle'

let thread: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  thread = await bundle('server/ports/mail/smtp-worker.ts')
})
afterAll(() => thread.remove())

const from = 'Mantel <hola@mantel.example>'
const message: MailMessage = {
  ...{ id: '0123456789ab', to: 'ana@example.com', subject: 'Menú · 12,50 €' },
  ...{ html: '<p>Croquetas</p>', text: 'Croquetas\n' },
}

function mailOver(host: string, findThread = () => pathToFileURL(thread.path)) {
  const mail = createThreadedSmtp({ url: `smtp://${host}`, from }, findThread)
  onTestFinished(() => mail.close())
  return mail
}

test('mails go out through a thread, and each gets its own answer', async () => {
  const peer = await smtpPeer()
  const mail = mailOver(peer.host)
  const sent = Array.from({ length: 12 }, (_, n) => mail.send({ ...message, id: `mail-${n}` }))
  expect(await Promise.all([...sent, mail.send({ ...message, to: 'nobody' })])).toEqual([
    ...Array.from({ length: 12 }, (_, n) => ({
      outcome: 'accepted',
      messageId: `<mail-${n}@mantel.example>`,
    })),
    expect.objectContaining({ outcome: 'permanent', refused: 'recipient' }),
  ])
  expect(peer.received).toHaveLength(12)
})

test('what a thread that failed had in hand is tried again later, and by another', async () => {
  const peer = await smtpPeer()
  const urls = [new URL('data:text/javascript,throw new Error("no")'), pathToFileURL(thread.path)]
  const mail = mailOver(peer.host, () => urls.shift() ?? pathToFileURL(thread.path))
  expect(await mail.send(message)).toMatchObject({ outcome: 'temporary' })
  expect(await mail.send(message)).toMatchObject({ outcome: 'accepted' })
})

test('closing waits for no server', async () => {
  const { host } = await mutePeer(true)
  const mail = mailOver(host)
  const sending = mail.send(message)
  setTimeout(() => mail.close(), 50)
  expect(await sending).toMatchObject({ outcome: 'unreachable' })
  expect(await mail.send(message)).toMatchObject({ outcome: 'unreachable' })
})
