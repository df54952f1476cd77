import { qrPacks } from '@/contract/entities/billing'
import { toEuros } from '@/contract/rules/menu/price'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'

/** The catalogue of packs, as text. */
export function usePacks() {
  const t = useTranslations('qr')
  return qrPacks.map(({ pack, codes, priceCents }) => ({
    ...{ pack, name: pack, price: priceText(toEuros(priceCents)) },
    codes: t('codes', { count: codes }),
  }))
}

export type Packs = ReturnType<typeof usePacks>
