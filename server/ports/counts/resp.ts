import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export type Reply = string | number | null

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void }

const crlf = '\r\n'

/** Writes a command in the protocol of Redis and Valkey (RESP2). */
const written = (words: string[]) =>
  [`*${words.length}`, ...words.flatMap((word) => [`$${Buffer.byteLength(word)}`, word]), ''].join(crlf)

/** Reads the first reply of `bytes`: the reply and its length, or undefined while it is incomplete. Lists are not read. */
export function readReply(bytes: Buffer): { reply: Reply | Error; length: number } | undefined {
  const end = bytes.indexOf(crlf)
  if (end < 0) return undefined
  const line = bytes.toString('utf8', 1, end)
  const length = end + crlf.length
  switch (String.fromCharCode(bytes[0] ?? 0)) {
    case '+':
      return { reply: line, length }
    case '-':
      return { reply: new Error(line), length }
    case ':':
      return { reply: Number(line), length }
    case '$': {
      if (line === '-1') return { reply: null, length }
      const total = length + Number(line) + crlf.length
      if (bytes.length < total) return undefined
      return { reply: bytes.toString('utf8', length, total - crlf.length), length: total }
    }
    default:
      throw new Error('This is not the protocol of Redis.')
  }
}

function greetingOf({ username, password, pathname }: URL) {
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const database = pathname.slice(1)
  return [
    ...(secret ? [['AUTH', ...(user ? [user] : []), secret]] : []),
    ...(database ? [['SELECT', database]] : []),
  ]
}

function open({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, '')
  const to = { host, port: Number(port || 6379) }
  return protocol === 'rediss:' ? connectTls({ ...to, servername: host }) : connect(to)
}

/** One connection. It is used up when a command fails or is late: replies come in the order of the commands, and one would be missing. */
export function createConnection(url: URL, timeoutMs: number) {
  const socket = open(url).setNoDelay(true)
  const waiting: Waiting[] = []
  let unread = Buffer.alloc(0)
  let failure: Error | undefined

  function fail(error: Error) {
    failure ??= error
    socket.destroy()
    for (const { reject } of waiting.splice(0)) reject(failure)
  }

  socket.on('data', (part) => {
    unread = Buffer.concat([unread, part])
    try {
      for (let read = readReply(unread); read; read = readReply(unread)) {
        unread = unread.subarray(read.length)
        const { reply } = read
        const first = waiting.shift()
        if (reply instanceof Error) first?.reject(reply)
        else first?.resolve(reply)
      }
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
    }
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The connection is closed.')))

  function send(words: string[]): Promise<Reply> {
    if (failure) return Promise.reject(failure)
    return new Promise<Reply>((resolve, reject) => {
      const late = setTimeout(() => fail(new Error(`No answer in ${timeoutMs} ms.`)), timeoutMs)
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(late)
          settle(value)
        }
      waiting.push({ resolve: settled(resolve), reject: settled(reject) })
      socket.write(written(words))
    })
  }

  const greeted = Promise.all(greetingOf(url).map(send))
  greeted.catch((error: Error) => fail(error))

  return {
    async send(words: string[]) {
      await greeted
      return send(words)
    },
    isOver: () => failure !== undefined,
    close: () => fail(new Error('The connection is closed.')),
  }
}
