import { pathIn } from './language/path-in'
import { readPath } from './language/read-path'

/** The page that a visitor of /signin or /signup was going to. Always a path of this site, whatever the address says. */
export function nextPath({ origin, search }: { origin: string; search: string }, otherwise = '/') {
  const next = new URLSearchParams(search).get('next') ?? otherwise
  if (!URL.canParse(next, origin)) return otherwise
  const url = new URL(next, origin)
  // `/.//host` becomes `//host`, which would lead to another site.
  const pathname = url.pathname.replace(/^\/+/, '/')
  return url.origin === origin ? pathname + url.search + url.hash : otherwise
}

/** The address of /signin, in this page’s language, that leads back to this page. */
export const signinPath = ({ pathname, search }: { pathname: string; search: string }) =>
  pathIn(readPath(pathname).language, `/signin?${new URLSearchParams({ next: pathname + search })}`)
