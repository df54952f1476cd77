'use client'

import { type PointerEvent, useState } from 'react'
import { maxAdditionalImages } from '@/contract/lists'
import { moveItem } from '@/contract/rules/move-item'
import { fill } from '@/lib/i18n/fill'
import { OrderedImage } from './ordered-image'
import type { ImageSlotsProps } from './props'
import { UploadFrame } from './upload-frame'
import { UploadRows } from './upload-rows'
import { UploadZone } from './upload-zone'
import { useCurrent } from './use-current'
import { useUpload } from './use-upload'

/** The additional photos: up to six. The owner orders them by dragging or with the arrow buttons. */
export function ImageSlots({ label, hint, accept, value, onChange, ...control }: ImageSlotsProps) {
  const { labels } = control
  const [isFull, setFull] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const change = useCurrent(value, onChange)
  const upload = useUpload({
    ...control,
    accept,
    onUploaded: ({ url }) => change((urls) => [...urls, url].slice(0, maxAdditionalImages)),
  })
  const count = value.length
  const room = maxAdditionalImages - count - upload.entries.filter(({ state }) => state !== 'failed').length

  function add(files: File[]) {
    setFull(files.length > room)
    upload.add(files.slice(0, Math.max(0, room)))
  }

  function move(from: number, to: number) {
    change((urls) => moveItem(urls, from, to))
    upload.announce(fill(labels.announce.moved, { position: to + 1, count }))
  }

  const { held, handleOf } = useTouchOrder(move)

  return (
    <UploadFrame label={label} hint={hint} error={isFull ? labels.slots.full : undefined}>
      {(describedBy) => (
        <>
          {count > 0 ? (
            <>
              <ol className="mb-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
                {value.map((url, index) => (
                  <OrderedImage
                    key={url}
                    url={url}
                    index={index}
                    count={count}
                    labels={labels.slots}
                    isDragged={dragged === index || held?.from === index}
                    isTarget={held !== undefined && held.from !== index && held.over === index}
                    handle={handleOf(index)}
                    onMove={(to) => move(index, to)}
                    onDragStart={() => setDragged(index)}
                    onDragEnd={() => setDragged(undefined)}
                    onDropHere={() => {
                      if (dragged !== undefined && dragged !== index) move(dragged, index)
                    }}
                    onRemove={() => {
                      setFull(false)
                      change((urls) => urls.filter((one) => one !== url))
                    }}
                  />
                ))}
              </ol>
              {count > 1 ? <p className="mb-3 text-sm text-soft">{labels.slots.order}</p> : null}
            </>
          ) : null}
          <UploadZone
            choose={labels.slots.add}
            accept={accept}
            multiple
            labels={labels}
            describedBy={describedBy}
            onFiles={add}
          >
            <p className="figures mb-2 text-sm font-semibold">{fill(labels.slots.count, { count })}</p>
          </UploadZone>
          <UploadRows upload={upload} labels={labels} />
        </>
      )}
    </UploadFrame>
  )
}

type Held = { from: number; over: number }

/**
 * Dragging by finger or pen, which browsers do not offer. A person holds a handle and releases it over another photo. Nothing moves before
 * the release, so that the handle stays under the finger.
 */
function useTouchOrder(move: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held>()

  const handleOf = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld({ from: index, over: index })
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const over = held && placeAt(clientX, clientY)
      if (held && over !== undefined && over !== held.over) setHeld({ ...held, over })
    },
    onPointerUp() {
      setHeld(undefined)
      if (held && held.from !== held.over) move(held.from, held.over)
    },
    onPointerCancel: () => setHeld(undefined),
  })
  return { held, handleOf }
}

function placeAt(x: number, y: number) {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  return place ? Number(place.dataset.place) : undefined
}
