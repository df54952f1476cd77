import { type EndpointData, limitClass } from '@/contract/endpoint'

/** What a proxy says whose api has gone. */
const gone = new Set([502, 504])

/** Whether a proxy answered in place of an api that has gone: with a page of its own, or nothing. */
export const isFromProxy = ({ status, headers }: Response) =>
  gone.has(status) && !headers.get('content-type')?.includes('json')

/**
 * Asks, and asks once more if nobody answered a question that may be asked twice: its api may just have ended, and another is there. A
 * proxy between repeats no POST, and a search is one. Who waited to no end is not made to wait twice.
 */
export async function askAgain(to: EndpointData, ask: () => Promise<Response>): Promise<Response> {
  if (limitClass(to) !== 'read') return ask()
  try {
    const response = await ask()
    if (!gone.has(response.status)) return response
    await response.body?.cancel()
  } catch (error) {
    if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) throw error
  }
  return ask()
}
