import 'server-only'
import { getQrCard } from '@/contract/endpoints/qr'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { getSession } from '../session'
import { refuse } from './envelope'

/** Serves the table card as a file. */
export async function qrCardFile(request: Request) {
  const { token = '' } = await getSession()
  const asked = new URL(request.url).searchParams
  const query = {
    ...{ color: asked.get('color') ?? '', logo: asked.get('logo') ?? 'false' },
    ...(asked.get('sheet') === 'a4' && { sheet: 'a4' as const }),
  }
  if (!getQrCard.query.safeParse(query).success)
    return refuse('invalid', 'validation', 'Elige un color que se pueda leer.')
  const found = await call(getQrCard, { query }, { token }).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  if (!found) return refuse('not-found', 'restaurant', 'No hemos encontrado tu restaurante.')
  return new Response(Buffer.from(found.pdf, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
