const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** The only allowed form of a key. No dot, escape or NUL can leave the folder. */
const pattern = /^[a-z0-9][a-z0-9-]{0,63}\/[a-z0-9][a-z0-9-]{0,63}\.([a-z]{3,4})$/

export type FileKey = { key: string; contentType: string }

/** `path` is the path of the request, not decoded. */
export function fileKeyOf(path: string): FileKey | null {
  const [key, extension = ''] = path.match(pattern) ?? []
  const contentType = Object.hasOwn(types, extension) ? types[extension] : undefined
  return key && contentType ? { key, contentType } : null
}
