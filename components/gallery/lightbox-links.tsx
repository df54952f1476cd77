'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LightboxProps } from './lightbox'

type Props = Pick<LightboxProps, 'photos' | 'labels'> & { children: ReactNode }
type OpenedLightbox = { Lightbox: ComponentType<LightboxProps>; start: number; link: HTMLAnchorElement }

/** The photo links open the lightbox, which loads with the first click. If it cannot load, they stay normal links. */
export function LightboxLinks({ photos, labels, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedLightbox>()
  const [fetching, setFetching] = useState(false)

  useEffect(() => markMissingPhotos(frame.current), [])

  async function open(event: MouseEvent) {
    const link = photoLink(event.target)
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setFetching(true)
    try {
      const { Lightbox } = await import('./lightbox')
      setOpened({ Lightbox, start: Number(link.dataset.photo), link })
    } catch {
      location.assign(link.href)
    }
    setFetching(false)
  }

  function close() {
    // Safari does not focus a clicked link, so the dialog cannot restore the focus.
    opened?.link.focus()
    setOpened(undefined)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens only to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
      <div
        ref={frame}
        aria-busy={fetching}
        onClick={open}
        onErrorCapture={({ target }) => markMissing(target)}
        className="aria-busy:cursor-progress"
      >
        {children}
      </div>
      {opened ? (
        <opened.Lightbox photos={photos} labels={labels} start={opened.start} onClose={close} />
      ) : null}
    </>
  )
}

const photoLink = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-photo]') : null

/** Marks a photo that failed to load, so that a text replaces the photo. */
function markMissing(photo: EventTarget) {
  if (photo instanceof HTMLImageElement) photo.closest('li')?.setAttribute('data-missing', '')
}

/** Marks the photos that failed before the listener was added. */
function markMissingPhotos(frame: HTMLElement | null) {
  for (const photo of frame?.querySelectorAll('img') ?? [])
    if (photo.complete && photo.naturalWidth === 0 && photo.loading !== 'lazy') markMissing(photo)
}
