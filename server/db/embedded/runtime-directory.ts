import { lstatSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIX = 'mantel-'
const LONGEST_ROOT = 60

/** A private directory with a short path: the path of a Unix socket may have some 100 bytes, and DATA_DIR may be longer. */
export function createRuntimeDirectory(dataDir: string): string {
  const root = tmpdir().length <= LONGEST_ROOT ? tmpdir() : '/tmp'
  const directory = mkdtempSync(join(root, PREFIX))
  symlinkSync(dataDir, join(directory, 'data'))
  return directory
}

/** Writes the directory where our other processes look for it, and deletes what a killed process left. */
export function publishRuntimeDirectory(link: string, directory: string): void {
  const previous = publishedRuntimeDirectory(link)
  if (previous && basename(previous).startsWith(PREFIX)) rmSync(previous, { recursive: true, force: true })
  symlinkSync(directory, `${link}.new`)
  renameSync(`${link}.new`, link)
}

export function publishedRuntimeDirectory(link: string): string | undefined {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : undefined
}
