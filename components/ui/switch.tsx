import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** A native checkbox that looks like a switch; screen readers also announce a switch. Its label stands beside it. */
export function Switch({ className, ...input }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      {...input}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: HTML forbids aria-checked here, the checkbox says it itself
      role="switch"
      className={classNames(
        'relative h-7 w-12 shrink-0 appearance-none rounded-full border-2 border-edge bg-napkin transition-colors forced-colors:appearance-auto before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-edge before:transition-transform checked:border-olive checked:bg-olive checked:before:translate-x-5 checked:before:bg-card',
        className,
      )}
    />
  )
}
