import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import type { S3Options } from '@/server/ports/storage/s3'
import { signatureProblem } from './signature-v4'

/** s3rver knows these and no others. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-south-2' }
const bucket = 'mantel-test'

/** A real S3 server behind a door that checks what s3rver does not: the signature, version 4. */
export async function s3Peer() {
  const directory = mkdtempSync(join(tmpdir(), 'mantel-s3-'))
  const s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await s3.run()
  const refused: string[] = []
  const door = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing, port, refused)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    options: { endpoint, bucket, ...keys } satisfies S3Options,
    refused,
    async close() {
      door.closeAllConnections()
      door.close()
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, refused: string[]) {
  const body = await buffer(incoming)
  const problem = signatureProblem(incoming, body, keys)
  if (problem) {
    refused.push(problem)
    const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${problem}</Code></Error>`
    return outgoing.writeHead(403, { 'content-type': 'application/xml' }).end(xml)
  }
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  onward.end(body)
}
