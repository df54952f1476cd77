import { join } from 'node:path'
import { createLocalStorage } from './local'
import type { Storage } from './port'
import { createS3Storage, type S3Options } from './s3'

type Options = {
  dataDir: string
  s3: S3Options | undefined
  /** Photos and cartas of the demo, served where they lie. */
  stockFolder: string
}

/** Uploads on disk, or in S3 once a bucket is named; what came with the project lies beside either. */
export function createStorage({ dataDir, s3, stockFolder }: Options): Storage {
  const uploads = s3 ? createS3Storage(s3) : createLocalStorage(join(dataDir, 'files'))
  return withStock(uploads, createLocalStorage(stockFolder))
}

/** Its ids begin so, and an upload's never do: they are twelve characters. */
const isStock = (key: string) => key.startsWith('demo-')

export function withStock(uploads: Storage, stock: Storage): Storage {
  return { ...uploads, find: (key) => (isStock(key) ? stock : uploads).find(key) }
}
