import { labelsOf } from '@/lib/i18n/labels'

/** For the page that composes a form with uploads. */
export const uploadLabels = () => labelsOf('upload')
