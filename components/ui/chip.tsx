import type { ComponentProps } from 'react'
import { chipClass } from './chip-class'
import { CheckIcon } from './icons'

type Props = ComponentProps<'button'> & {
  /** Undefined for a chip that opens something instead of switching. */
  pressed?: boolean
}

export function Chip({ pressed, className, children, ...rest }: Props) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={chipClass(pressed, className)}>
      {pressed ? <CheckIcon className="size-4.5" /> : null}
      {children}
    </button>
  )
}
