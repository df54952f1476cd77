import 'server-only'
import { env } from '../env'

const passed = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'x-content-type-options',
]

/** Photos and cartas live with the host API; the browser asks for them here. */
export async function passFile(request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params
  const headers = new Headers()
  for (const name of ['range', 'if-none-match']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const { search } = new URL(request.url)
  const url = `${env().API_URL}/files/${path.map(encodeURIComponent).join('/')}${search}`
  const answer = await fetch(url, { headers, cache: 'no-store' }).catch(() => undefined)
  if (!answer) return new Response(null, { status: 503 })
  const kept = passed.flatMap((name) => {
    const value = answer.headers.get(name)
    return value ? [[name, value] satisfies [string, string]] : []
  })
  return new Response(answer.body, { status: answer.status, headers: kept })
}
