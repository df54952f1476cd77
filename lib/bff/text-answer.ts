/** The answer for a mail program. People rarely read it. */
export function textAnswer(text: string, status: number) {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
