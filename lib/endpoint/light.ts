import type { Address, Call, EndpointData, Reply } from '@/contract/endpoint'

export type Reader<R> = { safeParse: (reply: unknown) => { success: true; data: R } | { success: false } }

/**
 * An endpoint without its schemas, for pages that do not need zod otherwise. The schema of the reply is loaded with the call; without a
 * schema the reply is not read. `input` is only for the compiler, which checks it against the contract.
 */
export type Light<I = unknown, R = unknown> = Address & { input?: I; reply?: () => Promise<Reader<R>> }
export type LightOf<E extends EndpointData, R = unknown> = Pick<E, keyof Address> & Light<Call<E>, R>
export type ReadLightOf<E extends EndpointData> = LightOf<E, Reply<E>>

/** For callers that need only the success, not the reply. Plain data, so that the server can pass it to the browser. */
export const unread = <E extends EndpointData>({ method, path, auth }: E): LightOf<E> => ({
  ...{ method, path, auth },
})
