import type { Messages } from 'next-intl'

export type MissingLabels = Messages['visible']
