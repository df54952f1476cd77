import { connect, createServer, type Socket } from 'node:net'
import { findFreePort } from '@/scripts/run/ports.mjs'

/** Stands between the web and its api, and can be taken away, or take what is asked and never answer. */
export async function bridge(to: number) {
  const open = new Set<Socket>()
  let isStuck = false
  const server = createServer((from) => {
    note(from)
    if (isStuck) return
    const onward = connect(to, '127.0.0.1')
    note(onward)
    from.pipe(onward).pipe(from)
  })
  function note(socket: Socket) {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
  }
  function closeAll() {
    for (const socket of open) socket.destroy()
  }
  const port = await findFreePort()
  const stand = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  async function fall() {
    const closed = new Promise((resolve) => server.close(resolve))
    closeAll()
    await closed
  }
  /** As an api that has no time for anybody. */
  function stick(stuck: boolean) {
    isStuck = stuck
    closeAll()
  }
  return { url: `http://127.0.0.1:${port}`, stand, fall, stick }
}
