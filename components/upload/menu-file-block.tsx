'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { Carta } from '@/contract/entities/carta'
import { fileType } from '@/contract/rules/files/file-type'
import { fill } from '@/lib/i18n/fill'
import { StoredThumbnail } from './file-thumbnail'
import type { MenuFileBlockProps, UploadLabels } from './props'
import { UndoLine } from './undo-line'
import { UploadFrame } from './upload-frame'
import { UploadRows } from './upload-rows'
import { UploadZone } from './upload-zone'
import { useCurrent } from './use-current'
import { useUpload } from './use-upload'

type Removed = { carta: Carta; index: number }

/** docs/product.md#menu-files: the cartas, with buttons to download, delete and add. A deletion can be undone. */
export function MenuFileBlock({
  label,
  hint,
  written,
  value,
  onChange,
  onAdd,
  onRemove,
  ...control
}: MenuFileBlockProps) {
  const { labels } = control
  const texts = labels.menuFiles
  const [removed, setRemoved] = useState<Removed>()
  const change = useCurrent(value, onChange)

  function insert(carta: Carta, at?: number) {
    change((all) => [...all.slice(0, at), carta, ...(at === undefined ? [] : all.slice(at))])
    onAdd?.(carta)
  }
  const upload = useUpload({
    ...control,
    accept: 'document',
    onUploaded: ({ url, name }) =>
      insert({ url, name, type: fileType(url), uploadedAt: new Date().toISOString() }),
  })

  function remove(carta: Carta, index: number) {
    setRemoved({ carta, index })
    change((all) => all.filter(({ url }) => url !== carta.url))
    onRemove?.(carta)
    upload.announce(fill(labels.announce.removed, { name: carta.name }))
  }
  function restore({ carta, index }: Removed) {
    setRemoved(undefined)
    insert(carta, index)
    upload.announce(fill(labels.announce.restored, { name: carta.name }))
  }

  return (
    <UploadFrame label={label} hint={hint}>
      {(describedBy) => (
        <>
          {value.length > 0 ? (
            <ul aria-label={texts.list} className="mb-3 grid grid-cols-1 gap-2">
              {value.map((carta, index) => (
                <MenuFileRow
                  key={carta.url}
                  carta={carta}
                  labels={texts}
                  written={written}
                  onRemove={() => remove(carta, index)}
                />
              ))}
            </ul>
          ) : (
            <p className="mb-3 text-soft">{texts.none}</p>
          )}
          {removed ? (
            <div key={removed.carta.url} className="mb-3">
              <UndoLine
                text={fill(texts.removed, { name: removed.carta.name })}
                undo={texts.undo}
                undoLabel={fill(texts.undoNamed, { name: removed.carta.name })}
                onUndo={() => restore(removed)}
              />
            </div>
          ) : null}
          <UploadZone
            choose={texts.add}
            accept="document"
            multiple
            labels={labels}
            describedBy={describedBy}
            onFiles={upload.add}
          />
          <UploadRows upload={upload} labels={labels} />
        </>
      )}
    </UploadFrame>
  )
}

type MenuFileRowProps = {
  carta: Carta
  labels: UploadLabels['menuFiles']
  written: string | undefined
  onRemove: () => void
}

function MenuFileRow({ carta: { url, name, type }, labels, written, onRemove }: MenuFileRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded border border-line bg-card p-2">
      <StoredThumbnail url={url} type={type} />
      <div className="min-w-0 grow basis-32">
        <p lang={written} className="font-semibold wrap-anywhere">
          {name}
        </p>
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
