/** Where a visitor of /signin or /signup was going: a path of this site, whatever the address says. */
export function nextPath({ origin, search }: { origin: string; search: string }, otherwise = '/') {
  const next = new URLSearchParams(search).get('next') ?? otherwise
  if (!URL.canParse(next, origin)) return otherwise
  const url = new URL(next, origin)
  // `/.//host` becomes `//host`, which is another site again.
  const pathname = url.pathname.replace(/^\/+/, '/')
  return url.origin === origin ? pathname + url.search + url.hash : otherwise
}

/** Where to sign in before going on with this page. */
export const signinPath = ({ pathname, search }: { pathname: string; search: string }) =>
  `/signin?${new URLSearchParams({ next: pathname + search })}`
