import { vi } from 'vitest'

type Answer = { status: number; body: unknown }

/** One request as the browser makes it, answered when the test says so. jsdom's own goes to the network. */
export class FakeUpload {
  static all: FakeUpload[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  status = 0
  responseText = ''
  timeout = 0
  isAborted = false
  sent: File | undefined
  path = ''

  constructor() {
    FakeUpload.all.push(this)
  }
  open(_: string, path: string) {
    this.path = path
  }
  send(form: FormData) {
    const file = form.get('file')
    if (file instanceof File) this.sent = file
  }
  abort() {
    this.isAborted = true
  }
  progress(loaded: number, total = 100) {
    this.upload.onprogress?.({ loaded, total })
  }
  answer({ status, body }: Answer) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
  succeed(fileUrl: string) {
    this.answer({ status: 200, body: { fileUrl, name: this.sent?.name, message: 'Archivo subido.' } })
  }
  refuse(status: number, reason: string) {
    const error = { code: 'invalid', reason, requestId: '1' }
    this.answer({ status, body: { success: false, message: 'No', error } })
  }
}

export function stubUploads() {
  FakeUpload.all = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
}

const heads = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  pdf: '%PDF-1.7\n',
  svg: '<svg ',
  webp: 'RIFF\0\0\0\0WEBP',
}

export function aFile(name: string, format: keyof typeof heads = 'jpeg', type = 'image/jpeg') {
  return new File([Uint8Array.from(heads[format], (one) => one.charCodeAt(0))], name, { type })
}
