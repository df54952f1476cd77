import type { Messages } from 'next-intl'
import type { FactorLabels } from '@/components/ui/factor/factor-labels'

export type SecurityLabels = Messages['security'] & FactorLabels & { close: string }

export type EmailLabels = Messages['security']['email'] & { wait: Messages['wait'] }
