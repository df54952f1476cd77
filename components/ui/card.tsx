import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames('rounded border border-line bg-card shadow-sheet', className)} />
  )
}
