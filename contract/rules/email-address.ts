/** `ana@cañón.es` as mail servers know it, `ana@xn--can-8ma9b.es`; what is no address stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (at === 0 || isAscii(domain) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address
}

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text)
