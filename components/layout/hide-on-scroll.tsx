'use client'

import { useEffect } from 'react'

/** The page has to move this far before the header hides or returns, because a resting finger trembles. */
const leastScroll = 8

/** Marks the document while a person scrolls down, so that CSS hides the header. */
export function HideOnScroll() {
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      if (Math.abs(scrollY - last) < leastScroll) return
      document.documentElement.toggleAttribute('data-reading', scrollY > last && scrollY > innerHeight / 4)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return null
}
