'use client'

import { useState } from 'react'
import type { Carta } from '@/contract/entities/carta'
import { fileType } from '@/contract/rules/file-type'
import { fill } from '@/lib/i18n/fill'
import { MenuFileRow } from './menu-file-row'
import type { MenuFileBlockProps } from './props'
import { UndoLine } from './undo-line'
import { UploadFrame } from './upload-frame'
import { UploadRows } from './upload-rows'
import { UploadZone } from './upload-zone'
import { useCurrent } from './use-current'
import { useUpload } from './use-upload'

type Removed = { carta: Carta; index: number }

/** SPEC.md §2.14: the cartas, each to be downloaded and deleted, and more of them. What is deleted can be taken back. */
export function MenuFileBlock({
  label,
  hint,
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
