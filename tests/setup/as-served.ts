import { getRequestListener } from '@hono/node-server'
import { expect } from 'vitest'

// The api's listener puts a Response and a Request of its own in the place of Node's, for all code in the process, and they
// lack some of what Node's can do. The server's code is tried with the listener's; the web's runs under Next.js, with Node's.

const isReplaced = () => Object.getPrototypeOf(Response) !== Function.prototype

if (!expect.getState().testPath?.includes('/tests/unit/lib/')) getRequestListener(() => new Response())
else if (isReplaced()) {
  globalThis.Response = Object.getPrototypeOf(Response)
  globalThis.Request = Object.getPrototypeOf(Request)
}
