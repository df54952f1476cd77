'use client'

import { useEffect, useRef, useState } from 'react'
import { Page } from 'react-pdf'
import { sharpness } from './zoom-steps'

type Props = { number: number; width: number; ratio: number; isNear: boolean; label: string }

/** A page of the right size. Its content is drawn when the page is near the view, and removed when the page is far. */
export function PdfPage({ number, width, ratio, isNear, label }: Props) {
  const [ownRatio, setOwnRatio] = useState(ratio)
  const height = width / ownRatio
  return (
    <li
      data-page={number}
      aria-label={label}
      className="mx-auto bg-[white] shadow-sheet"
      style={{ width, height }}
    >
      {isNear && width > 0 ? (
        <DrawnPage
          number={number}
          width={width}
          pixelRatio={sharpness(width, height, devicePixelRatio)}
          onSize={setOwnRatio}
        />
      ) : null}
    </li>
  )
}

type DrawnProps = { number: number; width: number; pixelRatio: number; onSize: (ratio: number) => void }

function DrawnPage({ number, width, pixelRatio, onSize }: DrawnProps) {
  const forget = useRef<() => void>(undefined)
  useEffect(() => () => forget.current?.(), [])
  return (
    <Page
      pageNumber={number}
      width={width}
      devicePixelRatio={pixelRatio}
      suspense={false}
      renderAnnotationLayer={false}
      loading={null}
      error={null}
      onLoadSuccess={(page) => {
        forget.current = () => page.cleanup()
        onSize(page.originalWidth / page.originalHeight)
      }}
    />
  )
}
