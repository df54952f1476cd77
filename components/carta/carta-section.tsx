import type { Restaurant } from '@/contract/entities/restaurant'
import { Cartas } from './cartas'
import type { PdfViewerProps } from './pdf-on-demand'
import { SpecialMenus } from './special-menus'

export type ReadingProps = { restaurant: Restaurant; viewer: PdfViewerProps['labels'] }

/** What there is to read besides today's menu, folded. */
export function CartaSection({ renderedAt, ...props }: ReadingProps & { renderedAt: number }) {
  return (
    <div className="border-t border-line">
      <Cartas {...props} />
      <SpecialMenus {...props} renderedAt={renderedAt} />
    </div>
  )
}
