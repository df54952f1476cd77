import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { AlertIcon, CheckIcon } from './icons'

type Props = ComponentProps<'div'> & { tone: 'good' | 'bad' }

/** The result of an action, shown beside its button. A failure interrupts the screen reader. */
export function OutcomeLine({ tone, className, children, ...rest }: Props) {
  const Icon = tone === 'good' ? CheckIcon : AlertIcon
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      {...rest}
      className={classNames(
        'flex gap-2.5 rounded p-3 font-semibold',
        tone === 'good' ? 'bg-olive-tint text-olive' : 'bg-blush text-check-ink',
        className,
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  )
}
