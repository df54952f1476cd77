import type { Messages } from 'next-intl'

export type TemplateLabels = Messages['templates']
