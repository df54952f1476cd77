import { Transform } from 'node:stream'
import { type FileFormat, formatOf, isMixed, signatureBytes } from '@/contract/rules/file-signature'
import { formatRefusal, sizeRefusal } from '@/contract/rules/upload-limits'
import { refuse } from './refuse'

export type Judged = { format: FileFormat; byteCount: number }

/** Lets a file through as long as its first bytes and its length are those of something we take. */
export function checkedOnTheWay() {
  let head = Buffer.alloc(0)
  let format: FileFormat | undefined
  let byteCount = 0

  function judge() {
    format = formatOf(head)
    const reason = sizeRefusal(format, byteCount) ?? formatRefusal(format, 'document')
    if (reason) throw refuse(reason)
    if (format !== 'pdf' && isMixed(head)) throw refuse('file-mixed')
  }

  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      byteCount += chunk.length
      done(
        problemOf(() => {
          if (format) return refuseLarger(format, byteCount)
          head = Buffer.concat([head, chunk.subarray(0, signatureBytes)])
          if (head.length >= signatureBytes) judge()
        }),
        chunk,
      )
    },
    flush(done) {
      done(problemOf(() => (format ? undefined : judge())))
    },
  })
  return { stream, judged: (): Judged => ({ format: format ?? 'unknown', byteCount }) }
}

function refuseLarger(format: FileFormat, byteCount: number) {
  const reason = sizeRefusal(format, byteCount)
  if (reason) throw refuse(reason)
}

function problemOf(work: () => void): Error | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
