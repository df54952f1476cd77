'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { MenuFileBlock } from '@/components/upload/menu-file-block'
import type { Carta, SpecialMenu } from '@/contract/entities/carta'
import { localNow } from '@/contract/rules/time/local-time'
import { specialMenuDraft } from './special-menu-draft'
import { SpecialMenuFields, type SpecialMenuText, specialMenuErrors } from './special-menu-fields'
import type { EditorLabels } from './use-profile-editor'

type Props = {
  ownerId: string
  labels: EditorLabels
  written?: string | undefined
  onAdd: (menu: SpecialMenu) => void
  onCancel: () => void
  onBusyChange: (isBusy: boolean) => void
}

const today = () => localNow(new Date(), 'Europe/Madrid').date
const emptySpecialMenu = (): SpecialMenuText => ({
  name: '',
  description: '',
  startDate: today(),
  endDate: null,
})

/** Without a file or a name, the form shows an error (docs/product.md#profile-editor). */
export function SpecialMenuForm({ ownerId, labels, written, onAdd, onCancel, onBusyChange }: Props) {
  const { special } = labels
  const [kept] = useState(() => specialMenuDraft.read(ownerId))
  const [files, setFiles] = useState<Carta[]>(kept?.files ?? [])
  const [text, setText] = useState<SpecialMenuText>(kept?.text ?? emptySpecialMenu())
  const [asked, setAsked] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [waits, setWaits] = useState(false)
  const name = text.name.trim()
  const file = files.at(-1)
  const errors = specialMenuErrors(text, labels)

  useEffect(() => specialMenuDraft.keep(ownerId, { files, text }), [ownerId, files, text])

  function add() {
    setAsked(true)
    const isWrong = Object.keys(errors).length > 0
    setWaits(isUploading && !isWrong)
    if (!file || isUploading || isWrong) return
    const { url, uploadedAt } = file
    onAdd({ url, uploadedAt, expiresAt: null, ...text, name, startDate: text.startDate || today() })
  }

  // Who presses while the file is on its way has the menu added when the file has arrived.
  useEffect(() => {
    if (waits && !isUploading) add()
  })

  return (
    <div className="flex flex-col gap-5 rounded border-2 border-edge bg-napkin p-4">
      <MenuFileBlock
        labels={labels.form.upload}
        label={special.file}
        hint={special.fileHint}
        written={written}
        value={files}
        onChange={(all) => setFiles(all.slice(-1))}
        onBusyChange={(isBusy) => {
          setUploading(isBusy)
          onBusyChange(isBusy)
        }}
      />
      <FormProblem>{asked && !file && !isUploading ? special.fileMissing : undefined}</FormProblem>
      <SpecialMenuFields
        value={text}
        onChange={setText}
        errors={asked || name ? errors : { ...errors, name: undefined }}
        {...{ labels, written }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={add} pending={waits && labels.uploading}>
          {special.confirm}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {special.cancel}
        </Button>
      </div>
    </div>
  )
}
