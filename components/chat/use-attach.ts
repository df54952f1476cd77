import type { Messages } from 'next-intl'
import { type ChangeEvent, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { problemText } from '@/components/upload/problem-text'
import { acceptedTypes, refusalOf } from '@/components/upload/refusal-of'
import type { SendWritten } from './use-chat'

export type UploadLabels = Messages['upload']

type Props = { send: SendWritten; upload: UploadLabels; labels: Messages['chat']; onDone: () => void }

/** Attaches a photo or a PDF. The conversation shows the file at once; the upload waits for its turn. */
export function useAttach({ send, upload, labels, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function attach(file: File) {
    setBusy(true)
    const refusal = await refusalOf(file, 'document')
    setBusy(false)
    if (refusal) return notify.error(problemText(refusal, 'document', upload))
    const url = URL.createObjectURL(file)
    if (file.type === 'application/pdf')
      send({ kind: 'document', file: url, mime: file.type, name: file.name || labels.document }, file)
    else send({ kind: 'image', file: url, mime: 'image/webp' }, file)
    onDone()
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void attach(file)
  }

  return { input, isBusy, onChange, accept: acceptedTypes.document }
}
