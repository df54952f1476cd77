import { type NextRequest, NextResponse } from 'next/server'
import { signinPath } from './next-path'
import { isOwnerPath } from './owner-paths'
import { pathHeader } from './path-header'
import { sessionCookieName } from './session-cookie'

/**
 * At Back and Forward a browser shows what it has, however old. A kept redirect to /signin, and its way back for an owner who has signed in
 * meanwhile, would lead in a circle.
 */
const notKept = { 'cache-control': 'no-store' }

/**
 * Without a session, an owner's page redirects to /signin, which leads back to the page. With a session, the page gets its own path in a
 * header.
 */
export function ownerGate(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (!isOwnerPath(pathname)) return NextResponse.next()
  if (![true, false].some((secure) => request.cookies.has(sessionCookieName(secure))))
    return NextResponse.redirect(new URL(signinPath(request.nextUrl), request.url), { headers: notKept })
  const headers = new Headers(request.headers)
  headers.set(pathHeader, pathname + search)
  return NextResponse.next({ request: { headers } })
}
