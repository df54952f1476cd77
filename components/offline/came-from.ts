/** Which page was wanted when the connection failed: a path of this site, whatever the address says. */
export function cameFrom({ origin, search }: { origin: string; search: string }) {
  const from = new URLSearchParams(search).get('desde')
  if (!from || !URL.canParse(from, origin)) return null
  const url = new URL(from, origin)
  const pathname = url.pathname.replace(/^\/+/, '/')
  return url.origin === origin ? pathname + url.search : null
}
