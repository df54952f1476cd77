'use client'

import type { HTMLAttributes } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, DragIcon } from '@/components/ui/icons'
import { photoSources } from '@/components/ui/photo-sources'
import { fill } from '@/lib/i18n/fill'
import type { UploadLabels } from './props'

type Props = {
  url: string
  index: number
  count: number
  labels: UploadLabels['slots']
  isDragged: boolean
  /** True when the dragged photo would take this photo's place on release. */
  isTarget: boolean
  handle: HTMLAttributes<HTMLElement>
  onMove: (to: number) => void
  onDragStart: () => void
  onDragEnd: () => void
  onDropHere: () => void
  onRemove: () => void
}

export function OrderedImage({ url, index, count, labels, isDragged, isTarget, handle, ...on }: Props) {
  const position = index + 1
  return (
    <li
      data-place={index}
      draggable={count > 1}
      onDragStart={(event) => {
        // We handle a finger on the handle. Some browsers would begin their own drag after a while.
        if (isDragged) return event.preventDefault()
        const { dataTransfer } = event
        dataTransfer.setData('text/plain', url)
        dataTransfer.effectAllowed = 'move'
        on.onDragStart()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={on.onDragEnd}
      onDrop={(event) => {
        event.preventDefault()
        on.onDropHere()
      }}
      className={classNames(
        'relative overflow-hidden rounded border border-line bg-card',
        count > 1 && 'cursor-grab',
        isDragged && 'opacity-50',
        isTarget && 'outline-3 outline-azulejo',
      )}
    >
      <img
        src={url}
        srcSet={photoSources(url)}
        sizes="(width >= 30rem) 14rem, 45vw"
        alt={fill(labels.photo, { position, count })}
        draggable={false}
        className="aspect-4/3 w-full bg-napkin object-cover"
      />
      {count > 1 ? (
        <span
          {...handle}
          aria-hidden="true"
          className="absolute top-1 right-1 grid size-11 touch-none place-items-center rounded-full bg-card pointer-fine:hidden"
        >
          <DragIcon className="size-5" />
        </span>
      ) : null}
      <div className="flex items-center justify-between">
        <IconButton
          label={fill(labels.earlier, { position })}
          icon={<ChevronLeftIcon className="size-5" />}
          aria-disabled={index === 0}
          className="aria-disabled:opacity-40"
          onClick={() => index > 0 && on.onMove(index - 1)}
        />
        <IconButton
          label={fill(labels.remove, { position })}
          icon={<CloseIcon className="size-5" />}
          onClick={on.onRemove}
        />
        <IconButton
          label={fill(labels.later, { position })}
          icon={<ChevronRightIcon className="size-5" />}
          aria-disabled={position === count}
          className="aria-disabled:opacity-40"
          onClick={() => position < count && on.onMove(index + 1)}
        />
      </div>
    </li>
  )
}
