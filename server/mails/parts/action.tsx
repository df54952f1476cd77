import { useIsText } from './format'
import { look } from './look'
import { Table } from './table'

/** The one thing to do. */
export function Action({ href, label }: { href: string; label: string }) {
  if (useIsText()) return `${label}:\n${href}\n\n`
  return (
    <Table cell={{ style: { paddingTop: 8, paddingBottom: 24 } }}>
      <a className="button" href={href} style={look.button}>
        {label}
      </a>
    </Table>
  )
}
