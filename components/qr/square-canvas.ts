/** Loads the image, and makes a square canvas to draw it on. Null if the browser has no canvas. */
export async function squareCanvas(url: string, sidePx: number) {
  const image = new Image(sidePx, sidePx)
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = sidePx
  canvas.height = sidePx
  const pen = canvas.getContext('2d')
  return pen && { image, canvas, pen }
}
