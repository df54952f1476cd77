import type { ComponentProps, ReactNode } from 'react'

type Props = { cell?: ComponentProps<'td'>; table?: ComponentProps<'table'>; children: ReactNode }

/** A table with one cell, which all mail programs can lay out. */
export function Table({ cell, table, children }: Props) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...table}>
      <tbody>
        <tr>
          <td {...cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}
