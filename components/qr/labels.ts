import type { Messages } from 'next-intl'

export type QrLabels = Messages['qr']
