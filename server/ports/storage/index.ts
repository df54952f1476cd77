import { join } from 'node:path'
import { createLocalStorage } from './local'
import type { Storage } from './port'
import { createS3Storage, type S3Options } from './s3'

type Options = {
  dataDir: string
  s3: S3Options | undefined
  /** The demo's photos and cartas, served from this folder. */
  stockFolder: string
}

/** Stores uploads on disk, or in S3 when a bucket is configured. The project's own stock files stay in their folder. */
export function createStorage({ dataDir, s3, stockFolder }: Options): Storage {
  const uploads = s3 ? createS3Storage(s3) : createLocalStorage(join(dataDir, 'files'))
  return withStock(uploads, createLocalStorage(stockFolder))
}

/** The id of a stock file begins so. An upload's id never does: it has twelve characters. */
const isStock = (key: string) => key.startsWith('demo-')

export function withStock(uploads: Storage, stock: Storage): Storage {
  return { ...uploads, find: (key) => (isStock(key) ? stock : uploads).find(key) }
}
