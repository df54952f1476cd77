import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { AppError } from '@/server/errors'
import type { IncomingUpload } from '@/server/incoming-upload'
import { checkedOnTheWay, type Judged } from './checked-on-the-way'
import { refuse } from './refuse'

export type Received = Judged & { path: string; name: string }

type Options = { field: string; maxBytes: number; folder: string }

/** What a form of one file may hold beside it. */
const framing = 64 * 1024
const limits = { files: 1, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 20 }

/** Puts the form's one file into the folder as it comes in, and gives up at the first byte too many. */
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

/** Whatever comes as a stream, as far as it is something we take. */
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
