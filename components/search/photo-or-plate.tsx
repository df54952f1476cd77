'use client'

import { useState } from 'react'
import { Photo } from '@/components/ui/photo'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'

type Props = { src: string; name: string; sizes: string; priority: boolean; className: string }

/** A photo that cannot be had gives way to the plate of those who have none. */
export function PhotoOrPlate({ src, name, sizes, priority, className }: Props) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <PlatePlaceholder name={name} className={className} />
  return (
    <Photo
      ref={(photo) => {
        // One that failed before anybody listened.
        if (photo?.complete && photo.currentSrc && photo.naturalWidth === 0) setMissing(true)
      }}
      onError={() => setMissing(true)}
      src={src}
      alt=""
      width={320}
      height={320}
      sizes={sizes}
      priority={priority}
      className={className}
    />
  )
}
