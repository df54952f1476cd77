'use client'

import { buttonClass } from '@/components/ui/button-class'
import type { Carta } from '@/contract/entities/carta'
import { fill } from '@/lib/i18n/fill'
import { StoredThumbnail } from './file-thumbnail'
import type { UploadLabels } from './props'

type Props = { carta: Carta; labels: UploadLabels['menuFiles']; onRemove: () => void }

export function MenuFileRow({ carta: { url, name, type }, labels, onRemove }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded border border-line bg-card p-2">
      <StoredThumbnail url={url} type={type} />
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">{labels[type]}</p>
      </div>
      <div className="ml-auto flex">
        <a
          href={`${url}?download`}
          download={name}
          aria-label={fill(labels.downloadNamed, { name })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {labels.download}
        </a>
        <button
          type="button"
          aria-label={fill(labels.removeNamed, { name })}
          className={buttonClass({ variant: 'quiet' })}
          onClick={onRemove}
        >
          {labels.remove}
        </button>
      </div>
    </li>
  )
}
