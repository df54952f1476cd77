import { parentPort, workerData } from 'node:worker_threads'
import { createSmtpMail, type SmtpOptions } from './smtp'
import type { MailQuestion } from './threaded-smtp'

const options: SmtpOptions = workerData
const mail = createSmtpMail(options)

parentPort?.on('message', async ({ turn, message }: MailQuestion) => {
  parentPort?.postMessage({ turn, delivery: await mail.send(message) })
})
