import 'server-only'
import { getMail } from '../api/mailbox'

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https: data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** One mail of the mailbox as a page that may run nothing, wherever it is opened; its links open beside it. */
export async function mailAsPage(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const mail = await getMail((await params).id)
  if (!mail) return new Response(null, { status: 404 })
  return new Response(mail.html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}
