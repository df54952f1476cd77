/** The front server writes this header: it knows which proxies to trust. */
export function clientAddress(headers: Headers) {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined
}
