import type { Refusal } from '../endpoint/read-refusal'

type NoRefusal = { [Name in keyof Refusal]?: undefined }

/** The outcome of a call. The fields of a refusal may be read without first checking `outcome`. */
export type Outcome<R, C = unknown> =
  | ({ outcome: 'ok'; reply: R } & NoRefusal)
  | (Omit<Refusal, 'current'> & { outcome: 'refused'; current?: C; reply?: undefined })
  | ({ outcome: 'unreachable'; reply?: undefined } & NoRefusal)

/** For code that needs only the reply: any other outcome is thrown. */
export async function replyOf<R>(sent: Promise<Outcome<R>>): Promise<R> {
  const answer = await sent
  if (answer.outcome === 'ok') return answer.reply
  throw new Error(`No reply: ${answer.code ?? answer.outcome}`)
}

/** Somebody deleted it elsewhere, so "not found" counts as deleted. */
export const isGone = ({ outcome, code }: Outcome<unknown>) => outcome === 'ok' || code === 'not-found'
