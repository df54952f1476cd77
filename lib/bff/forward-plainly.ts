import 'server-only'
import type { EndpointData } from '@/contract/endpoint'
import { askPlainHost } from '../host/plain'
import { uploadPlainly } from '../host/plain/upload'
import { clientAddress } from './client-address'
import { postedFields } from './posted'

type Signed = { token?: string; ownerId?: string }

/** Does the work of forward() for a host that lacks this call: it uses the common calls. */
export async function forwardPlainly(
  to: EndpointData,
  request: Request,
  params: object,
  { token, ownerId = '' }: Signed,
) {
  if (to.upload) return uploadPlainly(request, { token, ownerId })
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const body = to.body && (await postedFields(request))
  const way = { token, clientAddress: clientAddress(request.headers), kept: { cache: 'no-store' as const } }
  return askPlainHost(to, { params, query, body }, way)
}
