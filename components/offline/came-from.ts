/** The page that was requested when the connection failed: always a path of this site, whatever the address contains. */
export function cameFrom({ origin, search }: { origin: string; search: string }) {
  const from = new URLSearchParams(search).get('desde')
  if (!from || !URL.canParse(from, origin)) return null
  const url = new URL(from, origin)
  const pathname = url.pathname.replace(/^\/+/, '/')
  return url.origin === origin ? pathname + url.search : null
}
