import 'server-only'
import { getInvoicePdf } from '@/contract/endpoints/payments'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { signinPath } from '../next-path'
import { getSession } from '../session'
import { refuse } from './envelope'
import { seeOther } from './submit'

type Context = { params: Promise<{ invoiceId: string }> }

/** An invoice as the file it is. What cannot be handed out is said on the page it was asked from. */
export async function invoiceFile(_: Request, { params }: Context) {
  const session = await getSession()
  const { token = '' } = session
  const found = await call(getInvoicePdf, { params: await params }, { token }).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  if (found instanceof ApiError) {
    if (found.status === 404) return refuse('not-found', 'invoice', 'No hemos encontrado esa factura.')
    const isSessionOver = found.status === 401 || found.status === 403
    if (isSessionOver) session.destroy()
    return seeOther(
      isSessionOver ? signinPath({ pathname: '/invoices', search: '' }) : '/invoices?status=failed',
    )
  }
  return new Response(Buffer.from(found.pdf, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
