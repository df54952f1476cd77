'use client'

import { useEffect, useState } from 'react'
import { squareCanvas } from './square-canvas'

const sidePx = 320

type Logo = { data: string | null; hasFailed: boolean }

/** The logo as a data URL on a white square, because a downloaded file cannot load other files. */
export function useLogo(url: string | null, isWanted: boolean): Logo {
  const [logo, setLogo] = useState<Logo>({ data: null, hasFailed: false })
  useEffect(() => {
    if (!url || !isWanted) return
    let isCurrent = true
    void squareOf(url).then(
      (data) => isCurrent && setLogo({ data, hasFailed: data === null }),
      () => isCurrent && setLogo({ data: null, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [url, isWanted])
  return isWanted && url ? logo : { data: null, hasFailed: false }
}

async function squareOf(url: string) {
  const square = await squareCanvas(url, sidePx)
  if (!square) return null
  const { image, canvas, pen } = square
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, sidePx, sidePx)
  const scale = Math.min(sidePx / image.naturalWidth, sidePx / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  pen.drawImage(image, (sidePx - width) / 2, (sidePx - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}
