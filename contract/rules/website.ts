/** https:// when no scheme was typed; null for all that no browser should be sent to. */
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
