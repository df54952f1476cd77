import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { firstLanguage, type Language, languageCodes } from '@/contract/languages'
import { requestIdHere } from '../../../telemetry/traces'
import { isErrorDocument } from '../../insides/page/error-document'
import { pathIn } from '../../language/path-in'
import { readPath } from '../../language/read-path'
import { anyRequestId } from '../../request-id'

/** The page of Mantel that the front server shows for each status, and the status of that page itself. */
const pages = { 404: { path: '/no-encontrada', own: 404 }, 500: { path: '/error', own: 200 } } as const

const bodies = new Map<string, Buffer>()
const keyOf = (status: number | string, language: Language) => `${status} ${language}`

const mostTries = 20

/**
 * Fetches the stand-in pages once, from this server itself, as soon as the server listens: Castilian first, then each other language. A page
 * that fails is not kept: it is fetched again after `pauseMs`.
 */
export async function prepareStandIns(origin: string, pauseMs = 3000) {
  for (const language of languageCodes)
    await Promise.all(
      Object.entries(pages).map(async ([status, { path, own }]) => {
        const asked = { url: origin + pathIn(language, path), own, pauseMs }
        bodies.set(keyOf(status, language), await fetched(asked, mostTries))
      }),
    )
}

type Asked = { url: string; own: number; pauseMs: number }

async function fetched(asked: Asked, tries: number): Promise<Buffer> {
  const { url, own, pauseMs } = asked
  const answer = await fetch(url).catch(() => undefined)
  if (answer?.status === own) return Buffer.from(await answer.arrayBuffer())
  if (tries <= 1) throw new Error(`${url}: ${answer?.status ?? 'no answer'}`)
  await wait(pauseMs)
  return fetched(asked, tries - 1)
}

type Answer = Pick<ServerResponse, 'statusCode'> & { req?: Pick<IncomingMessage, 'url'> }

/**
 * Returns the stand-in page where the body is an error document that only scripts would fill, and for an unknown address of another
 * language: Next has one page for all unknown addresses, in Castilian. Else returns the body.
 */
export function standInFor({ statusCode, req }: Answer, body: Buffer) {
  const { language } = readPath(req?.url)
  const standIn = bodies.get(keyOf(statusCode === 503 ? 500 : statusCode, language))
  const isForeign = statusCode === 404 && language !== firstLanguage
  return standIn && (isForeign || isErrorDocument(body)) ? naming(standIn) : body
}

/** Whoever tells us of a failure says the id of its request. */
const naming = (page: Buffer) =>
  page.includes(anyRequestId) ? Buffer.from(page.toString().replaceAll(anyRequestId, requestIdHere())) : page
