import { lstatSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIX = 'mantel-'
const LONGEST_ROOT = 60

/** A private directory with a short path: a Unix socket's may have some 100 bytes, DATA_DIR may be deep. */
export function createRuntimeDirectory(dataDir: string): string {
  const root = tmpdir().length <= LONGEST_ROOT ? tmpdir() : '/tmp'
  const directory = mkdtempSync(join(root, PREFIX))
  symlinkSync(dataDir, join(directory, 'data'))
  return directory
}

/** Leaves the address where other processes of ours look for it, and clears what a killed one left. */
export function publishRuntimeDirectory(link: string, directory: string): void {
  const previous = publishedRuntimeDirectory(link)
  if (previous && basename(previous).startsWith(PREFIX)) rmSync(previous, { recursive: true, force: true })
  symlinkSync(directory, `${link}.new`)
  renameSync(`${link}.new`, link)
}

export function publishedRuntimeDirectory(link: string): string | undefined {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : undefined
}
