/** The proxy nearest to us is the only one whose word counts: it writes last. */
export function clientAddress(headers: Headers) {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined
}
