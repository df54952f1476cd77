import { afterAll, expect, test } from 'vitest'
import { uploadedFile } from '@/contract/entities/upload'
import { createS3Storage } from '@/server/ports/storage/s3'
import { pdf } from '@/tests/api/files/bad-files'
import { harness } from '@/tests/api/support/harness'
import { s3Peer } from './s3-peer'

const peer = await s3Peer()
const storage = createS3Storage(peer.options)
afterAll(async () => {
  storage.close()
  await peer.close()
})

async function served(api: Awaited<ReturnType<typeof harness>>) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await pdf())]), 'Carta.pdf')
  const { body: reply } = await api
    .as(await api.owner())
    .raw('/api/aws/uploadToAws', { method: 'POST', body })
  const { fileUrl } = uploadedFile.parse(reply)
  const ask = (headers: Record<string, string> = {}) => fetch(api.url + fileUrl, { headers })
  const whole = await ask()
  const etag = whole.headers.get('etag') ?? ''
  const part = await ask({ range: 'bytes=0-4' })
  return {
    begin: (await whole.text()).slice(0, 5),
    headers: [...whole.headers.keys()].filter((name) => name !== 'date').sort(),
    type: [whole.headers.get('content-type'), whole.headers.get('content-disposition')],
    part: [part.status, await part.text()],
    known: (await ask({ 'if-none-match': etag })).status,
  }
}

test('what lies in S3 is served as what lies on the disk', async () => {
  const fromS3 = await served(await harness({ services: { storage } }))
  expect(fromS3).toEqual(await served(await harness()))
  expect(fromS3).toMatchObject({ begin: '%PDF-', part: [206, '%PDF-'], known: 304 })
  expect(peer.refused).toEqual([])
})
