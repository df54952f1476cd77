import type { EndpointData } from '@/contract/endpoint'
import type { Light, Reader } from '../endpoint/light'
import type { Refusal } from '../endpoint/read-refusal'
import { type GivenParts, requestOf } from '../endpoint/request'
import type { Outcome } from './outcome'
import { askForProof } from './proof'
import type { Options } from './send'
import { endSession, isSessionOver } from './session-end'

/** The work of send(). */
export async function ask(
  to: EndpointData | Light,
  input: GivenParts,
  options: Options,
): Promise<Outcome<unknown>> {
  const { endsSession = to.auth === 'owner', ...how } = options
  const { path, init } = requestOf(to, input)
  const reading = readerOf(to)
  async function once(isProven = false): Promise<Outcome<unknown>> {
    const response = await fetch(path, { ...init, ...how }).catch(() => undefined)
    if (!response) return { outcome: 'unreachable' }
    if (endsSession && isSessionOver(response.status)) return endSession()
    if (response.ok) return replied(response, await reading)
    const refusal = await refusalOf(response)
    const mayBeProven = to.auth === 'owner' && refusal.code === 'conflict' && !isProven
    if (mayBeProven && (await askForProof(refusal.reason))) return once(true)
    const current = 'current' in to ? to.current?.safeParse(refusal.current).data : undefined
    return { ...refusal, outcome: 'refused', current }
  }
  return once()
}

async function replied(response: Response, reader?: Reader<unknown>): Promise<Outcome<unknown>> {
  const read = reader?.safeParse(await response.json().catch(() => undefined))
  return read?.success ? { outcome: 'ok', reply: read.data } : { outcome: 'unreachable' }
}

const anything: Reader<unknown> = { safeParse: (data) => ({ success: true, data }) }

const readerOf = async ({ reply = async () => anything }: EndpointData | Light) =>
  typeof reply === 'function' ? reply().catch(() => undefined) : reply

/** The schema of the envelope is loaded with the first refusal. */
const refusalOf = (response: Response): Promise<Refusal> =>
  import('../endpoint/read-refusal').then(
    ({ readRefusal }) => readRefusal(response),
    () => ({ code: 'internal', reason: '', fields: {} }),
  )
