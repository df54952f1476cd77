import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** The action as text, for people who cannot see the icon. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-napkin',
        className,
      )}
    >
      {icon}
    </button>
  )
}
