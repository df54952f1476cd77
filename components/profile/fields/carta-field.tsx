'use client'

import { MenuFileBlock } from '@/components/upload/menu-file-block'
import type { ProfileForm } from '../profile-form'
import type { BusyOf } from '../use-busy'

export function CartaField({ form: { values, set, labels }, busyOf }: { form: ProfileForm; busyOf: BusyOf }) {
  return (
    <MenuFileBlock
      labels={labels.upload}
      label={labels.cartas}
      hint={labels.cartasHint}
      value={values.cartas}
      onChange={(cartas) => set('cartas', cartas)}
      onBusyChange={busyOf('cartas')}
    />
  )
}
