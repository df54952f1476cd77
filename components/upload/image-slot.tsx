'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { classNames } from '@/components/ui/class-names'
import { photoSources } from '@/components/ui/photo-sources'
import { fill } from '@/lib/i18n/fill'
import type { ImageSlotProps } from './props'
import { UndoLine } from './undo-line'
import { UploadFrame } from './upload-frame'
import { UploadRows } from './upload-rows'
import { UploadZone } from './upload-zone'
import { useUpload } from './use-upload'

const shapes = { logo: 'size-32 object-contain', wide: 'aspect-video w-full max-w-md object-cover' }

/** A field for one picture: choose, see, change, remove and restore. */
export function ImageSlot({
  label,
  hint,
  error,
  accept,
  shape,
  value,
  onChange,
  ...control
}: ImageSlotProps) {
  const { labels } = control
  const [removed, setRemoved] = useState<string>()
  const upload = useUpload({
    ...control,
    accept,
    onUploaded({ url }) {
      setRemoved(undefined)
      onChange(url)
    },
  })

  function replace(files: File[]) {
    for (const entry of upload.entries) upload.cancel(entry)
    upload.add(files)
  }

  return (
    <UploadFrame label={label} hint={hint} error={error}>
      {(describedBy) => (
        <>
          <UploadZone
            choose={value ? labels.slot.replace : labels.slot.add}
            accept={accept}
            labels={labels}
            describedBy={describedBy}
            onFiles={replace}
          >
            {value ? (
              <img
                src={value}
                srcSet={photoSources(value)}
                sizes={shape === 'logo' ? '8rem' : '28rem'}
                alt={fill(labels.slot.preview, { label })}
                className={classNames('mx-auto mb-3 rounded border border-line bg-napkin', shapes[shape])}
              />
            ) : null}
          </UploadZone>
          <UploadRows upload={upload} labels={labels} />
          {value ? (
            <button
              type="button"
              className={buttonClass({ variant: 'quiet' }, 'mt-1')}
              aria-label={`${labels.slot.remove}: ${label}`}
              onClick={() => {
                setRemoved(value)
                onChange(null)
              }}
            >
              {labels.slot.remove}
            </button>
          ) : null}
          {removed && !value ? (
            <div className="mt-2">
              <UndoLine
                text={labels.slot.removed}
                undo={labels.slot.undo}
                onUndo={() => {
                  onChange(removed)
                  setRemoved(undefined)
                }}
              />
            </div>
          ) : null}
        </>
      )}
    </UploadFrame>
  )
}
