import 'server-only'
import { getInvoicePdf } from '@/contract/endpoints/payments'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { getSession } from '../session'
import { refuse } from './envelope'

type Context = { params: Promise<{ invoiceId: string }> }

/** An invoice as the file it is; for anybody else there is none. */
export async function invoiceFile(_: Request, { params }: Context) {
  const { token = '' } = await getSession()
  const found = await call(getInvoicePdf, { params: await params }, { token }).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  if (!found) return refuse('not-found', 'invoice', 'No hemos encontrado esa factura.')
  return new Response(Buffer.from(found.pdf, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
