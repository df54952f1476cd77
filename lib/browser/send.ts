import type { Call, Current, EndpointData, Reply } from '@/contract/endpoint'
import type { Light } from '../endpoint/light'
import type { GivenParts } from '../endpoint/request'
import type { Outcome } from './outcome'

export type Options = Pick<RequestInit, 'signal' | 'keepalive'> & {
  /** False: a page without a session may go on without it. */
  endsSession?: boolean
}

/**
 * The only way to call our server. Never throws: no answer, or an answer outside the contract, gives the outcome "unreachable".
 * docs/product.md#session: 401 and 403 end an owner's session; the page then leaves, and the promise stays open. A call that needs proof
 * waits for the owner's proof and is sent again. The code for this is loaded with the first call (SessionWatch loads it earlier).
 */
export function send<E extends EndpointData>(
  to: E,
  input: Call<E>,
  options?: Options,
): Promise<Outcome<Reply<E>, Current<E>>>
export function send<I, R>(to: Light<I, R>, input: NoInfer<I>, options?: Options): Promise<Outcome<R>>
export function send(
  to: EndpointData | Light,
  input: GivenParts,
  options: Options = {},
): Promise<Outcome<unknown>> {
  return import('./ask').then(
    ({ ask }) => ask(to, input, options),
    () => ({ outcome: 'unreachable' }),
  )
}
