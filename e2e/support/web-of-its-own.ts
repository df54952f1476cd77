import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: address && typeof address === 'object' ? address.port : 0 }
}

/** The way to the host API, which can be cut and mended. */
async function wayTo(api: URL) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const { server, port } = await listen((socket) => {
    if (!isOpen) return socket.destroy()
    const onward = connect(Number(api.port), api.hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end))
    }
    socket.pipe(onward).pipe(socket)
    return undefined
  })
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  const mend = () => {
    isOpen = true
  }
  const close = () => {
    cut()
    server.close()
  }
  return { port, cut, mend, close }
}

async function freePort() {
  const { server, port } = await listen((socket) => socket.destroy())
  server.close()
  return port
}

async function untilItAnswers(url: string) {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answers = await fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await wait(250)
  }
  throw new Error(`No web at ${url}`)
}

/** By which the product's own api knows a web of ours; another host has none. */
function secretFor(host: string) {
  const { E2E_API_URL, E2E_DATA_DIR } = process.env
  if (host !== E2E_API_URL || !E2E_DATA_DIR) return {}
  const { INTERNAL_SECRET } = JSON.parse(readFileSync(path.join(E2E_DATA_DIR, 'secrets.json'), 'utf8'))
  return { INTERNAL_SECRET }
}

const usualHost = () => process.env.E2E_API_URL ?? 'http://127.0.0.1:4000'

/** A second web before the same host API, or another, whose way there is the test's own. */
export async function webOfItsOwn(host = usualHost()) {
  const api = await wayTo(new URL(host))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mantel-web-'))
  const web = spawn(process.execPath, ['scripts/start.mjs', 'web'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      ...secretFor(host),
      ...{ PORT: String(port), DATA_DIR: dataDir, API_URL: `http://127.0.0.1:${api.port}`, SITE_URL: url },
    },
  })
  await untilItAnswers(url)
  return {
    url,
    api,
    async end() {
      web.kill('SIGTERM')
      if (web.exitCode === null) await once(web, 'exit')
      api.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
