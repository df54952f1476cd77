/** A failure of a server that we ask. Its reason contains nothing of what was asked, and no key. */
export class Failure extends Error {}

/** The text of an answer of limited length. */
export async function boundedText({ body }: Response, mostBytes: number, ifEmpty: string) {
  if (!body) throw new Failure(ifEmpty)
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const part of body) {
    bytes += part.byteLength
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) throw new Failure('too-long')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** Undefined for what is no JSON: no schema takes it. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function reasonOf(error: unknown) {
  if (error instanceof Failure) return error.message
  return error instanceof Error && error.name === 'TimeoutError' ? 'silence' : 'unreachable'
}
