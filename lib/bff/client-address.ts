/** Written by our front server, which knows whom to believe. */
export function clientAddress(headers: Headers) {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined
}
