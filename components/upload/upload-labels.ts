import { labelsOf } from '@/lib/i18n/labels'

/** The labels for a page with an upload form. */
export const uploadLabels = () => labelsOf('upload')
