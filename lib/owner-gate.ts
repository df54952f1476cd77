import { type NextRequest, NextResponse } from 'next/server'
import { signinPath } from './next-path'
import { isOwnerPath } from './owner-paths'
import { pathHeader } from './path-header'
import { sessionCookieName } from './session-cookie'

/**
 * Without a session, an owner's page redirects to /signin, which leads back to the page. With a session, the page gets its own path in a
 * header.
 */
export function ownerGate(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (!isOwnerPath(pathname)) return NextResponse.next()
  if (![true, false].some((secure) => request.cookies.has(sessionCookieName(secure))))
    return NextResponse.redirect(new URL(signinPath(request.nextUrl), request.url))
  const headers = new Headers(request.headers)
  headers.set(pathHeader, pathname + search)
  return NextResponse.next({ request: { headers } })
}
