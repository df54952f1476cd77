'use client'

import { useEffect } from 'react'
import { watchElements } from '@/lib/browser/watch-elements'

const photos = 'img.plate-if-missing'

/** Replaces a photo that fails to load with a plate, also when the photo failed before this code ran. */
export function MissingPhotos() {
  useEffect(() => {
    const stop = watchElements(photos, (photo) => {
      if (photo instanceof HTMLImageElement && photo.complete && photo.currentSrc && photo.naturalWidth === 0)
        showPlate(photo)
    })
    document.addEventListener('error', onError, true)
    return () => {
      stop()
      document.removeEventListener('error', onError, true)
    }
  }, [])
  return null
}

function onError({ target }: Event) {
  if (target instanceof Element && target.matches(photos)) showPlate(target)
}

const showPlate = (photo: Element) => photo.setAttribute('data-missing', '')
