type Posted = { status: number; reply: Record<string, unknown> }

/** Never fails: an unreachable server is status 0. */
export async function postJson(path: string, body: unknown): Promise<Posted> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply: unknown = await response.json().catch(() => undefined)
    return { status: response.status, reply: isRecord(reply) ? reply : {} }
  } catch {
    return { status: 0, reply: {} }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
