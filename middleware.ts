import { type NextRequest, NextResponse } from 'next/server'
import { signinPath } from '@/lib/next-path'
import { pathHeader } from '@/lib/path-header'
import { searchCachePath } from '@/lib/search/cache-path'
import { placeCookieName, sharedBy } from '@/lib/search/place-cookie'
import { sessionCookieName } from '@/lib/session-cookie'

/** Search goes to the cache entry of its question; an owner's page without a session to /signin. The verbs authorise. */
export function middleware(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl
  const cachePath = searchCachePath(pathname, searchParams, request.cookies.get(placeCookieName)?.value)
  if (cachePath)
    return NextResponse.rewrite(new URL(cachePath, request.url), { headers: sharedBy(searchParams) })
  if (![true, false].some((secure) => request.cookies.has(sessionCookieName(secure))))
    return NextResponse.redirect(new URL(signinPath(request.nextUrl), request.url))
  const headers = new Headers(request.headers)
  headers.set(pathHeader, pathname + search)
  return NextResponse.next({ request: { headers } })
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/restaurant/search/:path*',
    '/restaurant/profile/edit/:path*',
    '/(try-whatsapp|wizard|wizardSec|thirdWizard|misdatospersonales|password|plantilla|subscription|payment|invoices|generateQR|menu|mi-restaurante)/:path*',
  ],
}
