import { setTimeout as wait } from 'node:timers/promises'
import { listChanges } from '@/contract/endpoints/changes'
import { revalidate } from '@/contract/endpoints/revalidate'
import { provideCatchUp } from '../../cache/catch-up'
import { noteHostChange } from '../../cache/host-change'
import { endpointPath } from '../../endpoint/request'
import { env } from '../../env'
import { askOutsideNext } from '../../host/outside-next'
import { internalProof, proofToOurselves } from '../../internal-proof'
import { type Changes, followChanges } from './follow'

/** A host that is frozen in the middle of an answer must not keep the next question from another. */
const graceMs = 2_000
/** The web listens without the host too, which may be away. */
const firstMs = 1_000
const lookMs = 10
/** Longer than a page takes to render. */
const renderingMs = 3_000

/** Follows the changes at the host API. `self` is this server's own address. */
export async function followHost(self: string, ending: AbortSignal) {
  const follower = followChanges({
    ask: (question) => askHost(question, ending),
    forget: (restaurants) => forget(self, restaurants, ending),
    startEmpty,
    ending,
  })
  provideCatchUp(follower.catchUp)
  for (let waited = 0; waited < firstMs && follower.readAt() === undefined; waited += lookMs)
    await wait(lookMs)
  return follower
}

async function askHost(
  { after, waitMs }: { after: number | undefined; waitMs: number },
  ending: AbortSignal,
) {
  const path = endpointPath(listChanges, undefined, { after, waitMs })
  const { status, text } = await askOutsideNext(new URL(path, env().API_URL), {
    method: listChanges.method,
    headers: await internalProof(),
    signal: within(waitMs + graceMs, ending),
  })
  if (status === 401 || status === 404) return undefined
  if (status !== 200) throw new Error(`the host answered ${status}`)
  return listChanges.reply.parse(JSON.parse(text))
}

const within = (ms: number, ending: AbortSignal) => AbortSignal.any([ending, AbortSignal.timeout(ms)])

/** By the address that the api uses too: only within a request does Next let pages go. */
async function forget(self: string, restaurants: Changes['restaurants'], ending: AbortSignal) {
  const { status } = await askOutsideNext(new URL(revalidate.path, self), {
    method: revalidate.method,
    headers: { 'content-type': 'application/json', ...(await proofToOurselves()) },
    body: JSON.stringify({ restaurants }),
    signal: within(5_000, ending),
  })
  if (status !== 200) throw new Error(`this web answered ${status}`)
}

/** Once more for the pages that were being rendered. */
function startEmpty() {
  noteHostChange(Date.now())
  setTimeout(() => noteHostChange(Date.now()), renderingMs).unref()
}
