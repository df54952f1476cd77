import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { z } from 'zod'

/** `spoken`: the number of mails that it answered with 250. `again`: how many of these mails arrived a second time. */
export const sinkNews = z.object({ url: z.string(), spoken: z.number(), again: z.number() })
export type SinkNews = z.infer<typeof sinkNews>

const lookMs = 50

/** A mail server that accepts every mail, in a process of its own, and counts the mails. */
export async function serveSink() {
  const ids = new Set<string>()
  const count = { spoken: 0, again: 0 }
  const server = createServer((socket) =>
    converse(socket, (mail) => {
      const id = /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? ''
      count.spoken += 1
      if (ids.has(id)) count.again += 1
      ids.add(id)
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.on('disconnect', () => process.exit(0))
  const tell = () =>
    process.connected && process.send?.({ url: `smtp://127.0.0.1:${port}`, ...count } satisfies SinkNews)
  tell()
  setInterval(tell, lookMs)
}

const endOfMail = '\r\n.\r\n'

function converse(socket: Socket, onMail: (mail: string) => void) {
  let text = ''
  let isMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)

  function takeMail(): boolean {
    const end = text.indexOf(endOfMail)
    if (end === -1) return false
    onMail(text.slice(0, end))
    text = text.slice(end + endOfMail.length)
    isMail = false
    say('250 2.0.0 kept')
    return true
  }

  function takeLine(): boolean {
    const end = text.indexOf('\r\n')
    if (end === -1) return false
    const command = text.slice(0, 4).toUpperCase()
    text = text.slice(end + 2)
    isMail = command === 'DATA'
    if (command === 'QUIT') socket.end('221 2.0.0 bye\r\n')
    else say(isMail ? '354 go on' : '250 2.0.0 ok')
    return true
  }

  socket.setNoDelay(true).setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    text += chunk
    while (isMail ? takeMail() : takeLine());
  })
  say('220 sink.example')
}
