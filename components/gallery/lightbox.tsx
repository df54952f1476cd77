'use client'

import 'swiper/css'
import 'swiper/css/zoom'
import './lightbox.css'
import { useEffect, useState } from 'react'
import { Zoom } from 'swiper/modules'
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react'
import { Dialog } from '@/components/ui/dialog'
import type { GalleryPhoto } from './gallery-photo'
import { LightboxBar } from './lightbox-bar'
import { LightboxPhoto } from './lightbox-photo'

export type LightboxProps = {
  photos: GalleryPhoto[]
  start: number
  onClose: () => void
  labels: Record<'title' | 'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'missing' | 'of', string>
}

const slowly = 220

/** Photos side by side: swiped, pinched, double-tapped, or by keys and buttons. */
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

/** Whether the key means something here. */
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
