import { connect } from 'node:net'

const CONNECTIONS = 16

/**
 * Keeps sixteen connections busy with one GET for a while. Uses raw sockets: a full HTTP client would itself be measured.
 * @param {string} url
 * @param {number} milliseconds
 * @returns {Promise<number[]>} how long each answer took
 */
export async function load(url, milliseconds) {
  const { hostname, port, host, pathname, search } = new URL(url)
  const head = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, 'Accept-Encoding: gzip', '', '']
  const request = head.join('\r\n')
  const until = performance.now() + milliseconds
  /** @type {number[]} */
  const times = []
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let started = 0
      let missing = -1
      const ask = () => {
        started = performance.now()
        missing = -1
        socket.write(request)
      }
      socket.on('connect', ask)
      socket.on('error', reject)
      socket.on('close', () => resolve(undefined))
      socket.on('data', (chunk) => {
        missing = missing < 0 ? bodyLeft(chunk) : missing - chunk.length
        if (missing > 0) return
        times.push(performance.now() - started)
        if (performance.now() < until) ask()
        else socket.end()
      })
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  return times
}

/** The number of body bytes that have not arrived with the head. @param {Buffer} chunk */
function bodyLeft(chunk) {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  if (!/^HTTP\/1\.1 200/.test(head)) throw new Error(`Unexpected answer: ${head.split('\r\n', 1)[0]}`)
  const length = Number(head.match(/content-length: (\d+)/i)?.[1])
  if (Number.isNaN(length)) throw new Error('An answer without a length cannot be counted.')
  return length - (chunk.length - end - 4)
}
