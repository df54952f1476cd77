import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * The tests' own S3 server, which checks signatures. It is bundled into dist, from where it finds its packages.
 * @returns {Promise<{ options: import('../../server/ports/storage/s3').S3Options, close(): Promise<void> }>}
 */
export async function startS3() {
  const outfile = path.resolve('dist/faults/s3-peer.mjs')
  const entryPoints = ['tests/api/storage/s3-peer.ts']
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' })
  const { s3Peer } = await import(pathToFileURL(outfile).href)
  return s3Peer()
}
