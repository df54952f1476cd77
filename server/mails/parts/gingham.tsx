import { check } from './look'
import { Table } from './table'

const stripe = 'rgba(200,16,46,0.52)'

/** The tablecloth's edge; where gradients are unknown it is a red band. */
export function Gingham() {
  return (
    <Table
      cell={{
        className: 'cloth',
        height: 24,
        style: {
          height: 24,
          fontSize: 0,
          lineHeight: 0,
          backgroundColor: '#ffffff',
          backgroundImage: `linear-gradient(90deg,${stripe} 50%,transparent 50%),linear-gradient(${stripe} 50%,transparent 50%)`,
          backgroundSize: '16px 16px',
          borderTop: `3px solid ${check}`,
        },
      }}
    >
      {'\u00a0'}
    </Table>
  )
}
