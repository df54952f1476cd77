const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** All that a key of ours can be; so no dot, escape or NUL can lead out of the folder it is looked for in. */
const pattern = /^[a-z0-9][a-z0-9-]{0,63}\/[a-z0-9][a-z0-9-]{0,63}\.([a-z]{3,4})$/

export type FileKey = { key: string; contentType: string }

/** `path` as it came, not decoded. */
export function fileKeyOf(path: string): FileKey | null {
  const [key, extension = ''] = path.match(pattern) ?? []
  const contentType = Object.hasOwn(types, extension) ? types[extension] : undefined
  return key && contentType ? { key, contentType } : null
}
