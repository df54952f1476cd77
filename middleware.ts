import { type NextRequest, NextResponse } from 'next/server'
import { ownerGate } from '@/lib/owner-gate'
import { placeCookieName, sharedBy } from '@/lib/search/place'
import { searchCachePath } from '@/lib/search/state'

/** Search goes to the cache entry of its question; an owner's page without a session to /signin. The verbs authorise. */
export function middleware(request: NextRequest) {
  return searchFromCache(request) ?? ownerGate(request)
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/restaurant/search/:path*',
    '/restaurant/profile/edit/:path*',
    '/(chat|generateQR|invoices|menu|mi-restaurante|misdatospersonales|password|seguridad|payment|plantilla|subscription|thirdWizard|try-whatsapp|wizard|wizardSec)/:path*',
    // The same in the other languages.
    '/(ca|gl|eu|en|fr|de)/restaurant/search/:path*',
    '/(ca|gl|eu|en)/restaurant/profile/edit/:path*',
    '/(ca|gl|eu|en)/(chat|generateQR|invoices|menu|mi-restaurante|misdatospersonales|password|seguridad|payment|plantilla|subscription|thirdWizard|try-whatsapp|wizard|wizardSec)/:path*',
  ],
}

/** Takes a search to the cache entry of its question; any other path is none of its business. */
function searchFromCache({ nextUrl, url, cookies }: NextRequest) {
  const { pathname, searchParams } = nextUrl
  const path = searchCachePath(pathname, searchParams, cookies.get(placeCookieName)?.value)
  return path ? NextResponse.rewrite(new URL(path, url), { headers: sharedBy(searchParams) }) : null
}
