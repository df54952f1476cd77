import { createTransport } from 'nodemailer'

/** Connects and signs in, and sends nothing. Throws what the server or the network says. */
export async function checkSmtp(url: string, patienceMs = 10_000) {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
