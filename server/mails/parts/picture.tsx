import { useIsText } from './format'
import { look } from './look'
import { Table } from './table'

type Props = { src: string; alt: string; href: string; width: number }

/** Everything in it stands in words as well: many programs show pictures only when told to. Without a height, since they would keep its room empty. */
export function Picture({ src, alt, href, width }: Props) {
  if (useIsText()) return null
  return (
    <Table table={{ style: { marginBottom: 24 } }} cell={{ align: 'center' }}>
      <a href={href} style={{ textDecoration: 'none' }}>
        {/* Lazy, or React would have it loaded ahead with an element of its own. */}
        <img className="soft" src={src} alt={alt} width={width} loading="lazy" style={look.picture} />
      </a>
    </Table>
  )
}
