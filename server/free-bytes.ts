import { statfs } from 'node:fs/promises'

/** The free bytes of a disk that a user other than root may fill. */
export async function freeBytesOf(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
