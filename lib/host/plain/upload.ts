import 'server-only'
import { uploadToAws } from '@/contract/endpoints/files'
import { env } from '../../env'
import { patience } from '../../patience'
import { localFile } from './files'

/** Streams the upload to the host. Only the address of the file in the reply becomes the web's. */
export async function uploadPlainly(
  request: Request,
  { token, ownerId }: { token?: string; ownerId: string },
) {
  const answer = await fetch(env().API_URL + uploadToAws.path, {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ownerid: ownerId,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...{ body: request.body, duplex: 'half' as const },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience.upload)]),
    cache: 'no-store',
  })
  const reply: unknown = await answer.json().catch(() => undefined)
  const { data } = uploadToAws.reply.safeParse(reply)
  if (!answer.ok || !data) return Response.json(reply ?? {}, { status: answer.ok ? 502 : answer.status })
  return Response.json({ ...data, fileUrl: localFile(data.fileUrl) })
}
