import type { ServerResponse } from 'node:http'

/** Which page of ours says it instead. */
const pages = { 404: '/no-encontrada', 500: '/error' } as const

const bodies = new Map<number, Buffer>()

/** Asked for once, from ourselves, as soon as we listen. */
export async function prepareStandIns(origin: string) {
  await Promise.all(
    Object.entries(pages).map(async ([status, path]) => {
      const answer = await fetch(origin + path)
      bodies.set(Number(status), Buffer.from(await answer.arrayBuffer()))
    }),
  )
}

/**
 * Where a page ends in notFound() or an error, Next sends an empty document that only scripts fill. Whoever has none, and
 * every crawler, is shown the page that says it.
 */
export function standInFor({ statusCode }: Pick<ServerResponse, 'statusCode'>, body: Buffer) {
  const standIn = bodies.get(statusCode)
  return standIn && body.subarray(0, 200).includes('id="__next_error__"') ? standIn : body
}
