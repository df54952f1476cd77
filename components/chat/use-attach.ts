import type { Messages } from 'next-intl'
import { type ChangeEvent, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { problemText } from '@/components/upload/problem-text'
import { acceptedTypes, refusalOf } from '@/components/upload/refusal-of'
import { sendFile } from '@/components/upload/send-file'
import { endSession } from '@/lib/browser/owner-fetch'
import type { SendWritten } from './use-chat'

export type UploadLabels = Messages['upload']

type Props = { send: SendWritten; upload: UploadLabels; labels: Messages['chat']; onDone: () => void }

/** A photo or a PDF is uploaded first, and is a message once it has arrived. */
export function useAttach({ send, upload, labels, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function attach(file: File) {
    setBusy(true)
    const refusal = await refusalOf(file, 'document')
    const sent = refusal ? { problem: refusal } : await sendFile(file, () => undefined).done
    setBusy(false)
    if ('problem' in sent) {
      if (sent.problem === 'session') return endSession()
      return notify.error(problemText(sent.problem, 'document', upload))
    }
    const isPdf = file.type === 'application/pdf'
    if (isPdf) send({ kind: 'document', file: sent.url, mime: file.type, name: sent.name || labels.document })
    else send({ kind: 'image', file: sent.url, mime: 'image/webp' })
    onDone()
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void attach(file)
  }

  return { input, isBusy, onChange, accept: acceptedTypes.document }
}
