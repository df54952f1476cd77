/** Adds https:// when no scheme was typed. Null for any address that a browser should not open. */
export function websiteUrl(typed: string): string | null {
  const text = typed.trim()
  const absolute = /^([a-z][a-z\d+.-]*:\/\/|https?:)/i.test(text)
    ? text
    : `https://${text.replace(/^\/+/, '')}`
  try {
    const url = new URL(absolute)
    const onTheWeb = url.protocol === 'https:' || url.protocol === 'http:'
    const named = /[^.]\.[^.]/.test(url.hostname)
    return onTheWeb && named && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}

const instagramHosts = /(^|\.)(instagram\.com|instagr\.am)$/
const facebookHosts = /(^|\.)(facebook\.com|fb\.com|fb\.me)$/

function asUrl(typed: string): URL | null {
  try {
    const url = new URL(/^https?:/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`)
    return url.username || url.password ? null : url
  } catch {
    return null
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const withoutAt = (text: string) => text.trim().replace(/^@+/, '')

function handleOn(hosts: RegExp, typed: string, nameIn: (path: string[], url: URL) => string | undefined) {
  const kept = withoutAt(typed)
  const url = asUrl(kept)
  if (!url || !hosts.test(url.hostname)) return kept
  const name = nameIn(url.pathname.split('/').filter(Boolean).map(decoded), url)
  return name ? withoutAt(name) : kept
}

/**
 * docs/product.md#social-handles: removes a leading @. Of a URL of the network, only the first path segment stays. Any other text stays as
 * typed.
 */
export function instagramHandle(typed: string): string {
  return handleOn(instagramHosts, typed, ([name]) => name)
}

/** Facebook pages without a name have a number further on in the URL; facebook.com/NUMBER leads to the page. */
export function facebookHandle(typed: string): string {
  return handleOn(facebookHosts, typed, ([first, ...rest], url) => {
    if (first === 'profile.php') return url.searchParams.get('id') ?? first
    if (first === 'pages' || first === 'people') return rest.findLast((part) => /^\d+$/.test(part)) ?? first
    return first
  })
}

/** Null when the text cannot be a name on the network, so that no dead link is shown. */
export function instagramUrl(typed: string): string | null {
  const handle = instagramHandle(typed)
  return /^[\w.]{1,30}$/.test(handle) && /\w/.test(handle) ? `https://www.instagram.com/${handle}/` : null
}

export function facebookUrl(typed: string): string | null {
  const handle = facebookHandle(typed)
  const possible = /^[\p{L}\p{M}\p{N}_.-]{1,200}$/u.test(handle) && /[\p{L}\p{N}]/u.test(handle)
  return possible ? `https://www.facebook.com/${encodeURIComponent(handle)}` : null
}
