import type { UploadRefusal } from './upload-limits'

/** Where the texts name a refusal. That of a wrong type depends on what the field takes. */
export const refusalKeys = {
  'file-missing': 'missing',
  'file-empty': 'empty',
  'file-svg': 'svg',
  'file-heic': 'heic',
  'file-program': 'program',
  'file-mixed': 'mixed',
  'image-too-large': 'imageTooLarge',
  'image-pixels': 'pixels',
  'image-broken': 'brokenImage',
  'pdf-too-large': 'pdfTooLarge',
  'pdf-broken': 'brokenPdf',
  'pdf-locked': 'lockedPdf',
  'pdf-heavy': 'heavyPdf',
  'daily-limit': 'daily',
  'account-full': 'accountFull',
  'disk-full': 'diskFull',
} as const satisfies Record<Exclude<UploadRefusal, 'file-type'>, string>
