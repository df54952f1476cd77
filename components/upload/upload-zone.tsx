'use client'

import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { classNames } from '@/components/ui/class-names'
import type { UploadAccept } from '@/contract/rules/files/upload-limits'
import type { UploadLabels } from './props'
import { acceptedTypes } from './refusal-of'

type Props = {
  /** The text of the button that opens the file dialog. */
  choose: string
  accept: UploadAccept
  multiple?: boolean
  labels: UploadLabels
  describedBy?: string
  onFiles: (files: File[]) => void
  children?: ReactNode
}

/** Accepts files by the file dialog, by drop and by paste. */
export function UploadZone({
  choose,
  accept,
  multiple = false,
  labels,
  describedBy,
  onFiles,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [isOver, setOver] = useState(false)

  function take(list: FileList | null) {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const over = (is: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(is)
  }
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are beside the button, which does the same
    <div
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
      onPaste={paste}
      className={classNames(
        'rounded border-2 border-dashed p-4 text-center transition-colors',
        isOver ? 'border-azulejo bg-tile' : 'border-edge',
      )}
    >
      {children}
      <button
        type="button"
        className={buttonClass({ variant: 'secondary' })}
        aria-describedby={[describedBy, hintId].filter(Boolean).join(' ')}
        onClick={() => input.current?.click()}
      >
        {choose}
      </button>
      <p id={hintId} className="mt-2 text-sm text-soft">
        {isOver ? labels.dropNow : labels.takes[accept]}
        <span className="hidden md:inline"> {labels.drop}</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={acceptedTypes[accept]}
        aria-label={choose}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </div>
  )
}
