import type { ServerResponse } from 'node:http'
import { isErrorDocument } from '../../insides/page/error-document'

/** The page of Mantel that the front server shows for each status. */
const pages = { 404: '/no-encontrada', 500: '/error' } as const

const bodies = new Map<number, Buffer>()

/** Fetches the stand-in pages once, from this server itself, as soon as the server listens. */
export async function prepareStandIns(origin: string) {
  await Promise.all(
    Object.entries(pages).map(async ([status, path]) => {
      const answer = await fetch(origin + path)
      bodies.set(Number(status), Buffer.from(await answer.arrayBuffer()))
    }),
  )
}

/** Returns the stand-in page where the body is an error document that only scripts would fill. Else returns the body. */
export function standInFor({ statusCode }: Pick<ServerResponse, 'statusCode'>, body: Buffer) {
  const standIn = bodies.get(statusCode === 503 ? 500 : statusCode)
  return standIn && isErrorDocument(body) ? standIn : body
}
