import 'server-only'
import { getInvoicePdf } from '@/contract/endpoints/payments'
import { callHeaders } from '../api/call'
import { endpointPath } from '../endpoint/request'
import { env } from '../env'
import { tracedFetch } from '../traced-fetch'
import { clientAddress } from './client-address'
import { handedOn, whenGone } from './pass-file'
import { seeOther } from './posted'

type Context = { params: Promise<{ invoiceId: string }> }

/**
 * Serves an invoice as a file; the signed address gives the right. If the file is not available, redirects to the page of invoices, which
 * says so.
 */
export async function invoiceFile(request: Request, { params }: Context) {
  const path = endpointPath(getInvoicePdf, await params, undefined) + new URL(request.url).search
  const answer = await tracedFetch(getInvoicePdf, env().API_URL + path, {
    headers: await callHeaders({ clientAddress: clientAddress(request.headers) }),
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    signal: request.signal,
    cache: 'no-store',
  }).catch(() => undefined)
  return answer?.ok ? handedOn(answer).catch(whenGone(request.signal)) : seeOther('/invoices?status=failed')
}
