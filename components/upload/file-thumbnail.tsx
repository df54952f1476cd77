'use client'

import { useEffect, useState } from 'react'
import { MenuSheetIcon } from '@/components/ui/icons'
import { photoWidths } from '@/contract/lists'
import { acceptedTypes } from './refusal-of'

const box = 'size-12 shrink-0 rounded-sm border border-line bg-napkin'

/** A thumbnail of a file on the device. A file that the browser cannot show is drawn as a sheet of paper. */
export function FileThumbnail({ file }: { file: File }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!acceptedTypes.image.split(',').includes(file.type)) return
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return src ? (
    <img src={src} alt="" className={`${box} object-cover`} onError={() => setSrc(undefined)} />
  ) : (
    <Sheet />
  )
}

/** A thumbnail of a stored file. */
export function StoredThumbnail({ url, type }: { url: string; type: 'image' | 'pdf' }) {
  return type === 'image' ? (
    <img src={smallestCopyUrl(url)} alt="" loading="lazy" className={`${box} object-cover`} />
  ) : (
    <Sheet />
  )
}

function Sheet() {
  return (
    <span className={`${box} grid place-items-center text-check-ink`}>
      <MenuSheetIcon className="size-7" />
    </span>
  )
}

const [thumbnail = 192] = photoWidths

/** The address of the smallest rendition, unless the picture is smaller. */
const smallestCopyUrl = (url: string) =>
  url.replace(/\/(\d+)\.webp$/, (all, width) => (Number(width) > thumbnail ? `/${thumbnail}.webp` : all))
