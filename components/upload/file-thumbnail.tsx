'use client'

import { useEffect, useState } from 'react'
import { MenuSheetIcon } from '@/components/ui/icons'
import { photoWidths } from '@/contract/rules/photo-widths'
import { acceptedTypes } from './refusal-of'

const box = 'size-12 shrink-0 rounded-sm border border-line bg-napkin'

/** A picture as it is on the device; anything else, and a picture no browser can show, as a sheet. */
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

/** The same of what is stored. */
export function StoredThumbnail({ url, type }: { url: string; type: 'image' | 'pdf' }) {
  return type === 'image' ? (
    <img src={smallest(url)} alt="" loading="lazy" className={`${box} object-cover`} />
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

/** The smallest rendition, unless the picture is smaller still. */
const smallest = (url: string) =>
  url.replace(/\/(\d+)\.webp$/, (all, width) => (Number(width) > thumbnail ? `/${thumbnail}.webp` : all))
