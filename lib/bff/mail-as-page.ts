import 'server-only'
import { getMail } from '../api/mailbox'
import { env } from '../env'

/** Mantel's pictures come from SITE_URL, which may be http here and may differ from the address of this request. */
const policy = () =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${new URL(env().SITE_URL).origin} https: data:`,
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/** Shows a mail of the mailbox as a page that runs no script, wherever it is opened. Its links open in another tab. */
export async function mailAsPage(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const mail = await getMail((await params).id)
  if (!mail) return new Response(null, { status: 404 })
  return new Response(mail.html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(),
      'cache-control': 'no-store',
    },
  })
}
