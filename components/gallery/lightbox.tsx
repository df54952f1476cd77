'use client'

import 'swiper/css'
import 'swiper/css/zoom'
import './lightbox.css'
import { useEffect, useState } from 'react'
import { Zoom } from 'swiper/modules'
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react'
import { Dialog } from '@/components/ui/dialog'
import { EmptyPlate } from '@/components/ui/empty-plate'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, ZoomInIcon, ZoomOutIcon } from '@/components/ui/icons'
import { photoSources } from '@/components/ui/photo-sources'
import { fill } from '@/lib/i18n/fill'
import type { GalleryPhoto } from './gallery-photo'

export type LightboxProps = {
  photos: GalleryPhoto[]
  start: number
  onClose: () => void
  labels: Record<'title' | 'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'missing' | 'of', string>
}

const slowly = 220

/** The photos side by side. A person swipes, pinches, double-taps, or uses keys and buttons. */
export function Lightbox({ photos, start, onClose, labels }: LightboxProps) {
  const [swiper, setSwiper] = useState<SwiperClass>()
  const [current, setCurrent] = useState(start)
  const [zoomed, setZoomed] = useState(false)

  useEffect(() => {
    if (!swiper) return
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return
      if (actOn(swiper, event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [swiper])

  return (
    <Dialog
      open
      shape="full"
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      className="lightbox overflow-hidden! p-0!"
      footer={
        <LightboxBar
          count={photos.length}
          current={current}
          zoomed={zoomed}
          labels={labels}
          onMove={(by) => swiper?.slideTo((current + by + photos.length) % photos.length)}
          onZoom={() => swiper?.zoom.toggle()}
        />
      }
    >
      <Swiper
        modules={[Zoom]}
        zoom={{ maxRatio: 4 }}
        wrapperTag="ul"
        initialSlide={start}
        speed={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : slowly}
        spaceBetween={24}
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => setCurrent(activeIndex)}
        onZoomChange={(_, scale) => setZoomed(scale > 1)}
        className="size-full"
      >
        {photos.map((photo) => (
          <SwiperSlide key={photo.url} tag="li" zoom>
            <LightboxPhoto photo={photo} missing={labels.missing} />
          </SwiperSlide>
        ))}
      </Swiper>
    </Dialog>
  )
}

/** Handles a key. Returns a value when the key was used. */
function actOn(swiper: SwiperClass, key: string) {
  if (key === 'ArrowRight') return swiper.slideNext()
  if (key === 'ArrowLeft') return swiper.slidePrev()
  if (key === 'Home') return swiper.slideTo(0)
  if (key === 'End') return swiper.slideTo(swiper.slides.length - 1)
  if (key !== '+' && key !== '-') return false
  if (key === '+') swiper.zoom.in()
  else swiper.zoom.out()
  return true
}

/** The whole photo in its own shape. It loads when it is near the view. */
function LightboxPhoto({ photo: { url, alt }, missing }: { photo: GalleryPhoto; missing: string }) {
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

type LightboxBarProps = {
  count: number
  current: number
  zoomed: boolean
  labels: Record<'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'of', string>
  onMove: (by: number) => void
  onZoom: () => void
}

/** The buttons, in reach of the thumb. After the last photo comes the first. */
function LightboxBar({ count, current, zoomed, labels, onMove, onZoom }: LightboxBarProps) {
  return (
    <div className="flex items-center justify-center gap-2">
      {count > 1 ? (
        <>
          <IconButton label={labels.previous} icon={<ChevronLeftIcon />} onClick={() => onMove(-1)} />
          <p className="figures min-w-16 text-center" aria-live="polite">
            {fill(labels.of, { number: current + 1, count })}
          </p>
          <IconButton label={labels.next} icon={<ChevronRightIcon />} onClick={() => onMove(1)} />
        </>
      ) : null}
      <IconButton
        label={zoomed ? labels.zoomOut : labels.zoomIn}
        icon={zoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
        onClick={onZoom}
      />
    </div>
  )
}
