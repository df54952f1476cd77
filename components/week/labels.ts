import type { Messages } from 'next-intl'

export type WeekLabels = Messages['week']
