'use client'

import { useId } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import type { PdfViewerProps } from './pdf-on-demand'

type Props = Pick<PdfViewerProps, 'labels'> & {
  current: number
  count: number
  onGo: (page: number) => void
}

export function PdfPager({ current, count, onGo, labels }: Props) {
  const id = useId()
  return (
    <form
      className="flex items-center"
      onSubmit={(event) => {
        event.preventDefault()
        const page = Number(new FormData(event.currentTarget).get('page'))
        if (Number.isInteger(page)) onGo(Math.min(Math.max(page, 1), count))
      }}
    >
      <IconButton
        label={labels.previousPage}
        icon={<ChevronLeftIcon />}
        disabled={current <= 1}
        className="disabled:opacity-40"
        onClick={() => onGo(current - 1)}
      />
      <label htmlFor={id} className="sr-only">
        {labels.page}
      </label>
      <input
        key={current}
        id={id}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={current}
        className="figures h-11 w-10 rounded border border-edge bg-card text-center"
      />
      <span className="figures pl-1 text-sm whitespace-nowrap">{fill(labels.ofPages, { count })}</span>
      <IconButton
        label={labels.nextPage}
        icon={<ChevronRightIcon />}
        disabled={current >= count}
        className="disabled:opacity-40"
        onClick={() => onGo(current + 1)}
      />
    </form>
  )
}
