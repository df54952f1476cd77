import type { Messages } from 'next-intl'
import type { Carta } from '@/contract/entities/carta'
import type { UploadAccept } from '@/contract/rules/upload-limits'

/** `await uploadLabels()` in the page. */
export type UploadLabels = Messages['upload']

/** What every control here has. Values are addresses as the host gave them: `/files/ID/1280.webp`. */
type Control = {
  labels: UploadLabels
  /** The session turned out to be over; what was chosen stays chosen. */
  onSessionOver?: () => void
  /** True while something is under way: a form should wait with its saving. */
  onBusyChange?: (isBusy: boolean) => void
}

/** One picture: logo or header. */
export type ImageSlotProps = Control & {
  /** What the picture is, as in «Imagen principal:». */
  label: string
  hint?: string
  /** What the form has to say about it, «Falta el logo». */
  error?: string
  /** 'photo' is JPEG and PNG alone, 'image' any picture. */
  accept: Exclude<UploadAccept, 'document'>
  shape: 'logo' | 'wide'
  value: string | null
  onChange: (url: string | null) => void
}

/** The additional photos, in order, at most six. */
export type ImageSlotsProps = Control & {
  label: string
  hint?: string
  accept: Exclude<UploadAccept, 'document'>
  value: string[]
  onChange: (urls: string[]) => void
}

/** SPEC.md §2.14's menu-file block. */
export type MenuFileBlockProps = Control & {
  label: string
  hint?: string
  value: Carta[]
  onChange: (cartas: Carta[]) => void
  /**
   * Called beside onChange, for whoever saves each file at once (SPEC.md §7: PATCH update-restaurant, DELETE
   * delete-carta). Taking back a deletion adds the same file again.
   */
  onAdd?: (carta: Carta) => void
  onRemove?: (carta: Carta) => void
}
