/** What a mail program is told; hardly anybody reads it. */
export function said(text: string, status: number) {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
