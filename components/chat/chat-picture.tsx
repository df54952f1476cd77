'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { DownloadIcon } from '@/components/ui/icons'

type Props = {
  url: string
  alt: string
  /** The language of `alt`, where it is not that of the page. */
  lang?: string | undefined
  labels: Messages['chat']
}

/** A picture, small in the conversation. A tap opens the whole picture, which can be downloaded. */
export function ChatPicture({ url, alt, lang, labels }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  if (isGone) return <p className="mb-1 text-sm text-soft">{labels.gonePicture}</p>
  return (
    <>
      <button type="button" className="mb-1.5 block overflow-hidden rounded" onClick={() => setOpen(true)}>
        <span className="sr-only">{labels.enlarge}:</span>{' '}
        <img
          src={url}
          alt={alt}
          lang={lang}
          className="max-h-80 w-56 bg-napkin object-cover object-top sm:w-64"
          onError={() => setGone(true)}
        />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={labels.picture}
        closeLabel={labels.close}
        shape="full"
        footer={
          <a href={url} download className={buttonClass({ wide: true })}>
            <DownloadIcon />
            {labels.download}
          </a>
        }
      >
        {isOpen ? (
          <img src={url} alt={alt} lang={lang} className="mx-auto max-h-full max-w-full object-contain" />
        ) : null}
      </Dialog>
    </>
  )
}
