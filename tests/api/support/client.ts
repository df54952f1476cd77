/** Where the harness says that its site is. */
export const siteAddress = 'https://mantel.example'

const fileAddress = /"https:\/\/mantel\.example(?=\/(?:files|templates|api\/payment\/invoices)\/)/g

export type Answered = { status: number; headers: Headers; body: unknown }

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>

export type Client = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answered>
  post: Send
  put: Send
  patch: Send
  delete: Send
  /** Works like fetch, and does not correct the request as the other functions do. */
  raw: (path: string, init: RequestInit & { duplex?: 'half' }) => Promise<Answered>
}

type Always = () => Record<string, string> | Promise<Record<string, string>>

type Call = (url: string, init: RequestInit & { duplex?: 'half' }) => Promise<Response>

/** Calls the api, over HTTP if nothing else is given, always with some headers. It names the site's files by their stored paths. */
export function createClient(
  base: string,
  always: Always = () => ({}),
  call: Call = (url, init) => fetch(url, init),
): Client {
  const raw: Client['raw'] = async (path, init) => {
    const headers = { ...(await always()), ...plain(init.headers) }
    const response = await call(base + path, { ...init, headers })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: parsed(text.replace(fileAddress, '"')),
    }
  }
  const send =
    (method: string): Send =>
    (path, body, headers) =>
      raw(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
  return {
    raw,
    get: (path, headers) => raw(path, { method: 'GET', headers }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  }
}

const plain = (headers: RequestInit['headers']) => Object.fromEntries(new Headers(headers))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
