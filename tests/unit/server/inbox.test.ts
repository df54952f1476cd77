import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Inbox, type Request } from '@/server/db/embedded/inbox'

const bare = (body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([length, body])
}
const message = (letter: string, text = '') => Buffer.concat([Buffer.from(letter), bare(Buffer.from(text))])
const greeting = (code: number, text = '') => {
  const head = Buffer.alloc(4)
  head.writeInt32BE(code)
  return bare(Buffer.concat([head, Buffer.from(text)]))
}
const startup = greeting(196_608, 'user\0postgres\0\0')

function received(bytes: Buffer, cuts: number[] = []): Request[] {
  const inbox = new Inbox()
  const edges = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b), bytes.length]
  return edges.slice(1).flatMap((edge, index) => inbox.add(bytes.subarray(edges[index], edge)))
}

const said = (requests: Request[]) =>
  requests.map((request) =>
    'bytes' in request ? [request.kind, Buffer.from(request.bytes).toString(), request.isOver] : request.kind,
  )

describe('what a client sends', () => {
  test('begins with a startup message, perhaps after asking for encryption', () => {
    const bytes = Buffer.concat([greeting(80_877_103), greeting(80_877_104), startup])
    expect(said(received(bytes))).toEqual([
      'refuse-encryption',
      'refuse-encryption',
      ['startup', startup.toString(), true],
    ])
  })

  test('asks for nothing by a cancellation but to be let go', () => {
    expect(said(received(greeting(80_877_102, '12345678')))).toEqual(['goodbye'])
  })

  test('is cut where an answer is due', () => {
    const first = [message('P', 'select 1'), message('B'), message('D'), message('E'), message('S')]
    const second = [message('P', 'select 2'), message('H')]
    const bytes = Buffer.concat([startup, ...first, message('Q', 'select'), ...second, message('X')])
    expect(said(received(bytes)).slice(1)).toEqual([
      ['batch', Buffer.concat(first).toString(), true],
      ['batch', message('Q', 'select').toString(), true],
      ['batch', Buffer.concat(second).toString(), false],
      'goodbye',
    ])
  })

  test('is the same in whatever pieces it arrives', () => {
    const letters = fc.constantFrom('P', 'B', 'D', 'E', 'S', 'Q', 'H')
    const messages = fc.array(fc.tuple(letters, fc.string({ maxLength: 40 })), { maxLength: 12 })
    fc.assert(
      fc.property(messages, fc.array(fc.nat(), { maxLength: 30 }), (list, cuts) => {
        const bytes = Buffer.concat([startup, ...list.map(([letter, text]) => message(letter, text))])
        expect(said(received(bytes, cuts))).toEqual(said(received(bytes)))
      }),
    )
  })

  test('is refused when it is no message of the protocol', () => {
    expect(() => received(Buffer.from('\0\0\0\x02GET /'))).toThrow()
    expect(() => received(Buffer.concat([startup, Buffer.from('Q\0\0\0\0')]))).toThrow()
    expect(() => received(Buffer.concat([startup, Buffer.from('Q\xff\xff\xff\xff', 'latin1')]))).toThrow()
  })
})
