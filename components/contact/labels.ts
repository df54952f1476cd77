import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'

export type ContactLabels = Messages['contact'] & { close: string }

export type FormProps = { labels: ContactLabels; privacy: ReactNode; onSent: () => void }
