export const canCopyPictures = () =>
  typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function'

/** As a PNG: clipboards take nothing else everywhere. */
export async function copyPicture(file: Blob) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(file) })])
    return true
  } catch {
    return false
  }
}

async function asPng(file: Blob) {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png'),
  )
}
