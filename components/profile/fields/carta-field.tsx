'use client'

import { MenuFileBlock } from '@/components/upload/menu-file-block'
import type { Carta } from '@/contract/entities/carta'
import { fileType } from '@/contract/rules/files/file-type'
import type { ProfileForm } from '../profile-form'
import type { BusyOf } from '../use-busy'

/**
 * A carta in one file, as common clients send it (docs/product.md#restaurant-fields), is shown as the first carta, unless the cartas
 * contain it.
 */
export function CartaField({
  form: { values, set, labels, written },
  busyOf,
}: {
  form: ProfileForm
  busyOf: BusyOf
}) {
  const { cartas, additionalMenuUrl: whole } = values
  const alone = whole && !cartas.some(({ url }) => url === whole) ? whole : null

  function change(kept: Carta[]) {
    set(
      'cartas',
      kept.filter(({ url }) => url !== alone),
    )
    if (whole && !kept.some(({ url }) => url === whole)) set('additionalMenuUrl', null)
  }

  return (
    <MenuFileBlock
      labels={labels.upload}
      label={labels.cartas}
      hint={labels.cartasHint}
      written={written}
      value={alone ? [wholeMenu(alone, labels.additionalMenuUrl), ...cartas] : cartas}
      onChange={change}
      onBusyChange={busyOf('cartas')}
    />
  )
}

const wholeMenu = (url: string, name: string): Carta => ({
  ...{ url, name, type: fileType(url) },
  uploadedAt: new Date(0).toISOString(),
})
