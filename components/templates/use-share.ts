'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { notify } from '@/components/ui/notify'
import { type DrawnSheet, drawSheet } from '@/contract/endpoints/sheets'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import { saveFile } from '@/lib/browser/save-file'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import type { TemplateLabels } from './labels'
import type { ShownMenu } from './sheet-preview'

export type SheetFormat = DrawnSheet['format']

type Props = {
  templateId: string
  menu: ShownMenu
  name: string
  url: string
  /** Absent: as the kitchen wrote it. */
  language: MenuLanguage | undefined
  labels: TemplateLabels
}

export function useShare({ templateId, menu, name, url, language, labels: { share: texts } }: Props) {
  const way = useWay()
  const [working, setWorking] = useState<string>()
  const [ready, setReady] = useState<SheetFormat>()
  const files = useRef(new Map<string, File>())

  /** Draws and fetches a format once. On failure, shows a notice and returns undefined. */
  async function fileOf(format: SheetFormat) {
    const key = `${format} ${language ?? ''}`
    const kept = files.current.get(key)
    if (kept || !menu) return kept
    const body = { menuId: menu.menuId, templateId, ...(language && { language }) }
    const { reply: sheet } = await send(drawSheet, { params: { format }, body })
    const response = sheet && (await fetch(sheet.url).catch(() => undefined))
    const bytes = response?.ok ? await response.blob().catch(() => undefined) : undefined
    if (!bytes) return void notify.error(texts.failed)
    const title = fill(texts.file, { date: menu.date, format: texts.names[format] })
    const extension = bytes.type === 'application/pdf' ? 'pdf' : 'jpg'
    const name = language ? `${title} (${texts.language.names[language]})` : title
    const file = new File([bytes], `${name}.${extension}`, { type: bytes.type })
    files.current.set(key, file)
    return file
  }

  async function during<Done>(what: string, format: SheetFormat, act: (file: File) => Promise<Done>) {
    setWorking(`${what} ${format}`)
    try {
      const file = await fileOf(format)
      if (file) await act(file)
    } finally {
      setWorking(undefined)
    }
  }

  return {
    way,
    working,
    ready,
    busy: working !== undefined,
    download: (format: SheetFormat) => during('download', format, async (file) => saveFile(file, file.name)),
    copy: (format: SheetFormat) =>
      during('copy', format, async (file) => {
        if (await copyPicture(file)) return notify.success(texts.copied)
        saveFile(file, file.name)
        notify.info(texts.notCopied)
      }),
    share: (format: SheetFormat) =>
      during('share', format, async (file) => {
        const text = `${fill(texts.message, { name })} ${url}`
        const problem = await navigator.share({ files: [file], text }).then(() => undefined, nameOf)
        setReady(problem === 'NotAllowedError' ? format : undefined)
        // Drawing took longer than the browser accepts after a press. With a second press, the file is ready.
        if (!problem || problem === 'AbortError' || problem === 'NotAllowedError') return
        saveFile(file, file.name)
        notify.info(texts.notShared)
      }),
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** How this browser can share a file. Download until hydration. */
const useWay = () =>
  useSyncExternalStore(
    () => () => undefined,
    wayHere,
    () => 'download' as const,
  )

function wayHere() {
  const sample = new File([''], 'menu.jpg', { type: 'image/jpeg' })
  if (navigator.canShare?.({ files: [sample] })) return 'share' as const
  return canCopyPictures() ? ('copy' as const) : ('download' as const)
}

const canCopyPictures = () =>
  typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function'

/** Copies a PNG, the only format that all clipboards accept. */
async function copyPicture(file: Blob) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(file) })])
    return true
  } catch {
    return false
  }
}

async function asPng(file: Blob) {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png'),
  )
}
