import { uploadToAws } from '@/contract/endpoints/files'
import { uploadedFile } from '@/contract/entities/upload'
import { errorEnvelope } from '@/contract/errors'
import { type UploadRefusal, uploadRefusals } from '@/contract/rules/files/upload-limits'
import { isSessionOver } from '@/lib/browser/session-end'

export type UploadProblem = UploadRefusal | 'failed' | 'network' | 'slow' | 'tooMany' | 'session'

export type Sent = { url: string; name: string } | { problem: UploadProblem }

type Sending = { done: Promise<Sent>; abort: () => void }

/** Twenty megabytes take minutes on a slow connection. */
const patienceMs = 10 * 60_000

/** Uses XMLHttpRequest, because fetch gives no upload progress. `onProgress` gets a fraction of 1. */
export function sendFile(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<Sent>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(outcomeOf(request.status, request.responseText))
    request.onerror = () => resolve({ problem: 'network' })
    request.ontimeout = () => resolve({ problem: 'slow' })
  })
  const form = new FormData()
  form.append(uploadToAws.upload.field, file, file.name)
  request.open('POST', uploadToAws.path)
  request.timeout = patienceMs
  request.send(form)
  return { done, abort: () => request.abort() }
}

function outcomeOf(status: number, text: string): Sent {
  const reply = parsed(text)
  const file = uploadedFile.safeParse(reply)
  if (status === 200 && file.success) return { url: file.data.fileUrl, name: file.data.name }
  if (isSessionOver(status)) return { problem: 'session' }
  const reason = errorEnvelope.safeParse(reply).data?.error.reason
  const refusal = uploadRefusals.find((known) => known === reason)
  if (refusal) return { problem: refusal }
  return { problem: status === 429 ? 'tooMany' : 'failed' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
