/** A photo that is not there makes room for words. */
export function markMissing(photo: EventTarget) {
  if (photo instanceof HTMLImageElement) photo.closest('li')?.setAttribute('data-missing', '')
}

/** Those that failed before anybody listened. */
export function markMissingPhotos(frame: HTMLElement | null) {
  for (const photo of frame?.querySelectorAll('img') ?? [])
    if (photo.complete && photo.naturalWidth === 0 && photo.loading !== 'lazy') markMissing(photo)
}
