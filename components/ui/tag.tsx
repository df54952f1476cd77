import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  plain: 'bg-napkin text-ink',
  open: 'bg-olive-tint text-olive',
  today: 'bg-tile text-azulejo',
  closed: 'bg-blush text-check-ink',
}

/** A fact in a word or two: «Abierto», «Actualizado hoy», «Española». */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-sm font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
