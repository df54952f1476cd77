type Odd = { method?: string; headers?: Record<string, string>; body?: string }

const host = 'evil.example'

const methods = ['POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'HEAD']

const headers: Record<string, string>[] = [
  { range: 'bytes=0-9' },
  { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { rsc: '1' },
  { rsc: 'x' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/evil', 'next-resume': '1' },
  { 'next-action': 'a'.repeat(40), 'content-type': 'multipart/form-data; boundary=x' },
  { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', forwarded: `host=${host}` },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/faqs', 'x-middleware-next': '1', 'x-middleware-set-cookie': 'a=b' },
  { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' },
  { 'x-invoke-path': '/faqs', 'x-invoke-status': '500', 'x-matched-path': '/faqs', 'x-nextjs-data': '1' },
  { accept: 'application/json', 'accept-language': 'en', 'accept-encoding': 'zstd, *;q=0' },
  { cookie: `place=${encodeURIComponent('lat=36.7&lon=-4.4&place=Evil')}; NEXT_LOCALE=en` },
  { cookie: '__prerender_bypass=x; __next_preview_data=x; mantel=x', 'x-mantel-path': '/evil' },
  { 'x-http-method-override': 'POST', authorization: 'Bearer x', 'x-internal-proof': 'x' },
]

/** Requests to an address other than a plain GET. Each entry is a series of requests to the same address. */
export const oddRequests: Odd[][] = [
  methods.map((method) => ({ method })),
  ...headers.map((one) => [{ headers: one }, { headers: one }]),
  [{ body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  [{ method: 'POST', body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
]
