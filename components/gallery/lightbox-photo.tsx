'use client'

import { useState } from 'react'
import { EmptyPlate } from '@/components/ui/empty-plate'
import { photoSources } from '@/components/ui/photo-sources'
import type { GalleryPhoto } from './gallery-photo'

/** Whole, whatever its shape; fetched when it is near. */
export function LightboxPhoto({ photo: { url, alt }, missing }: { photo: GalleryPhoto; missing: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing)
    return (
      <p className="grid justify-items-center gap-3">
        <EmptyPlate className="size-28" />
        {missing}
      </p>
    )
  return (
    <img
      src={url}
      srcSet={photoSources(url)}
      sizes="100vw"
      alt={alt}
      loading="lazy"
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
}
