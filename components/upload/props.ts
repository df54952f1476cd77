import type { Messages } from 'next-intl'
import type { Carta } from '@/contract/entities/carta'
import type { UploadAccept } from '@/contract/rules/files/upload-limits'

/** `await uploadLabels()` in the page. */
export type UploadLabels = Messages['upload']

/** The common props of the upload controls. Values are addresses from the host: `/files/ID/1280.webp`. */
type Control = {
  labels: UploadLabels
  /** Called when the session is over. The chosen files stay chosen. */
  onSessionOver?: () => void
  /** True during an upload: the form should not save then. */
  onBusyChange?: (isBusy: boolean) => void
}

/** One picture: logo or header. */
export type ImageSlotProps = Control & {
  /** The label of the picture: «Imagen principal:». */
  label: string
  hint?: string
  /** The form's error for the picture: «Falta el logo». */
  error?: string
  /** 'photo' is only JPEG and PNG, 'image' is any picture. */
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

/** The block of docs/product.md#menu-files */
export type MenuFileBlockProps = Control & {
  label: string
  hint?: string
  /** The `lang` of the files' names, where it is not that of the page. */
  written?: string | undefined
  value: Carta[]
  onChange: (cartas: Carta[]) => void
  /**
   * Called together with onChange, for forms that save each file at once (the common calls PATCH update-restaurant, DELETE delete-carta).
   * An undone deletion adds the same file again.
   */
  onAdd?: (carta: Carta) => void
  onRemove?: (carta: Carta) => void
}
