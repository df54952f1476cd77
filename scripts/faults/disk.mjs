import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** @typedef {ReturnType<typeof createDisk>} Disk */

const megabytes = 4_096

/**
 * A small disk of one's own (tmpfs), which is full when it may not grow. Without the right to mount it is a folder, and cannot be full.
 * @param {string} name
 */
export function createDisk(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `mantel-disk-${name}-`))
  // PostgreSQL runs as another account.
  chmodSync(folder, 0o755)
  const canBeFull = mount(['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  const resize = (/** @type {number} */ kilobytes) =>
    void execFileSync('mount', ['-o', `remount,size=${kilobytes}k`, folder])
  return {
    folder,
    canBeFull,
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder)
      // Without a size it has none.
      resize(Math.max(4, Math.ceil(((blocks - bfree) * bsize) / 1_024)))
    },
    free: () => resize(megabytes * 1_024),
    close() {
      if (!canBeFull) return rmSync(folder, { recursive: true, force: true })
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}

/** @param {string[]} given */
function mount(given) {
  try {
    execFileSync('mount', given, { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
