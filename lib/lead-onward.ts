import 'server-only'
import { redirect } from '@/lib/language/redirect'
import { env } from './env'
import { nextPath } from './next-path'
import { currentOwner } from './owner'

/**
 * On /signin and /signup: redirects a signed-in owner to the page that the owner was going to. A cookie of an ended session does not
 * count, as on the owners' pages, so that there is no redirect loop. Without the api, the form is shown.
 */
export async function leadOnward(next: unknown) {
  const owner = await currentOwner().catch(() => null)
  if (!owner) return
  const search = typeof next === 'string' ? `?${new URLSearchParams({ next })}` : ''
  redirect(nextPath({ origin: new URL(env().SITE_URL).origin, search }))
}
