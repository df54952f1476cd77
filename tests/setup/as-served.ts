import { getRequestListener } from '@hono/node-server'
import { expect } from 'vitest'

// The api's listener replaces Node's Response and Request with its own classes, for all code in the process. These classes lack some of
// Node's functions. So the server's code is tested with the listener's classes. The web runs under Next.js, with Node's classes.

const isReplaced = () => Object.getPrototypeOf(Response) !== Function.prototype

if (!expect.getState().testPath?.includes('/tests/unit/lib/')) getRequestListener(() => new Response())
else if (isReplaced()) {
  globalThis.Response = Object.getPrototypeOf(Response)
  globalThis.Request = Object.getPrototypeOf(Request)
}
