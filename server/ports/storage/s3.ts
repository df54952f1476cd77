import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Listed, Storage, StoredFile } from './port'

export type S3Options = {
  /** Absent for Amazon's own S3. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** How long one of three tries may take until the server answers, in milliseconds. */
  silenceMs?: number
}

/** The most keys that one call may delete. */
const deletedAtOnce = 1000

/** Works with any S3 server. The bucket is in the path, so that buckets need no host name of their own. */
export function createS3Storage({
  endpoint,
  region,
  bucket,
  silenceMs = 20_000,
  ...credentials
}: S3Options): Storage {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint && { endpoint }),
    forcePathStyle: true,
    maxAttempts: 3,
    // Newer checksums are Amazon's own; other servers refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without the last of them, a server that never answers is only warned of, and waited for.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: silenceMs, throwOnRequestTimeout: true },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  return {
    async find(key) {
      const head = await client.send(new HeadObjectCommand(at(key))).catch(ignoreMissing)
      return head && storedFile(client, at(key), head)
    },
    async write({ key, contentType, bytes }) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.byteLength,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      )
    },
    async delete(keys) {
      for (let from = 0; from < keys.length; from += deletedAtOnce) {
        const Objects = keys.slice(from, from + deletedAtOnce).map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors[0]) throw new Error(`S3 did not delete ${Errors[0].Key}: ${Errors[0].Code}`)
      }
    },
    list: () => list(client, bucket),
    close: () => client.destroy(),
  }
}

type Head = { ContentLength?: number; ETag?: string }

function storedFile(client: S3Client, at: { Bucket: string; Key: string }, head: Head): StoredFile {
  return {
    byteCount: head.ContentLength ?? 0,
    version: (head.ETag ?? '').replaceAll('"', ''),
    async open(range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ ...at, Range, IfMatch: head.ETag }))
      if (!Body) throw new Error('S3 sent no body')
      return Body.transformToWebStream()
    },
  }
}

async function* list(client: S3Client, bucket: string): AsyncIterable<Listed> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
    for (const { Key, LastModified } of Contents)
      if (Key && LastModified) yield { key: Key, storedAt: LastModified }
}

function ignoreMissing(error: unknown) {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}
