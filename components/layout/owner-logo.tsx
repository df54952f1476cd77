'use client'

import { useState } from 'react'
import { plateOf } from '@/components/ui/plate-of'

/** The restaurant's own logo, or its initial on a small plate. */
export function OwnerLogo({ name, src, size = 36 }: { name: string; src?: string | null; size?: number }) {
  const [broken, setBroken] = useState(false)
  if (src && !broken) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken(true)}
        style={{ width: size, height: size }}
        className="shrink-0 rounded-full border border-line bg-card object-cover"
      />
    )
  }
  // CSS draws the initial: as text, it would be part of the button's visible name (WCAG 2.5.3).
  return (
    <span
      aria-hidden="true"
      data-initial={plateOf(name).initial}
      style={{ width: size, height: size, fontSize: size / 2 }}
      className="grid shrink-0 place-items-center rounded-full border-2 border-check bg-card font-display font-extrabold text-ink before:content-[attr(data-initial)]"
    />
  )
}
