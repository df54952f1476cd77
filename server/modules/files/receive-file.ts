import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { type FileFormat, formatOf, isMixed, signatureBytes } from '@/contract/rules/files/file-type'
import { formatRefusal, sizeRefusal } from '@/contract/rules/files/upload-limits'
import { AppError } from '@/server/errors'
import type { IncomingUpload } from '@/server/incoming-upload'
import { refuse } from './refuse'

export type Received = Judged & { path: string; name: string }

type Options = { field: string; maxBytes: number; folder: string }

/** The room in a form beside its one file. */
const framing = 64 * 1024
const limits = { files: 1, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 20 }

/** Writes the form's file to the folder during the upload, and stops at the first byte above the limit. */
export async function receiveFile({ header, body }: IncomingUpload, { field, maxBytes, folder }: Options) {
  const type = header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('unsupported', 'content-type')
  if (Number(header('content-length') ?? 0) > maxBytes + framing) throw refuse('pdf-too-large')
  if (!body) throw refuse('file-missing')
  await mkdir(folder, { recursive: true })
  return parse(Readable.from(body), parserOf(type), field, folder)
}

function parserOf(type: string) {
  try {
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
  } catch {
    throw new AppError('invalid', 'malformed-form')
  }
}

function parse(source: Readable, form: busboy.Busboy, field: string, folder: string): Promise<Received> {
  let keeping: Promise<Received> | undefined
  return new Promise<Received>((resolve, reject) => {
    form.on('file', (name, content, { filename }) => {
      if (name !== field || keeping) return content.resume()
      keeping = keepStream(content, filename, folder)
      keeping.catch(reject)
    })
    form.on('close', () => (keeping ? resolve(keeping) : reject(refuse('file-missing'))))
    form.on('error', () => reject(new AppError('invalid', 'malformed-form')))
    source.on('error', () => reject(new AppError('invalid', 'aborted')))
    source.pipe(form)
  }).catch(async (error: unknown) => {
    source.unpipe(form)
    form.destroy()
    await keeping?.catch(() => undefined)
    throw error
  })
}

/** Stores a stream as a file, if its format is allowed. */
export async function keepStream(
  content: Readable,
  filename: string | undefined,
  folder: string,
): Promise<Received> {
  const path = join(folder, `upload-${randomUUID()}`)
  const check = checkedOnTheWay()
  try {
    await pipeline(content, check.stream, createWriteStream(path, { flags: 'wx' }))
    return { ...check.judged(), path, name: filename ?? '' }
  } catch (error) {
    await rm(path, { force: true })
    throw error instanceof AppError || isDiskError(error) ? error : new AppError('invalid', 'aborted')
  }
}

const isDiskError = (error: unknown) => error instanceof Error && 'syscall' in error

type Judged = { format: FileFormat; byteCount: number }

/** Passes a file through as long as its first bytes and its size match an allowed format. */
function checkedOnTheWay() {
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
