import { Card } from '@/components/ui/card'
import { PriceTag } from '@/components/ui/price-tag'
import type { Packs } from './use-packs'

export function PackList({ packs }: { packs: Packs }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4 md:gap-6">
      {packs.map(({ pack, name, codes, price }) => (
        <li key={pack}>
          <Card className="flex h-full items-center justify-between gap-4 p-5">
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="text-soft">{codes}</p>
            </div>
            <PriceTag price={price} />
          </Card>
        </li>
      ))}
    </ul>
  )
}
