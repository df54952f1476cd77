import type { Messages } from 'next-intl'

export type FactorLabels = Messages['factor'] & { wait: Messages['wait']; show: string; hide: string }
