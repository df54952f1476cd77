'use client'

import { useState } from 'react'
import { ImageSlot } from '@/components/upload/image-slot'
import { ImageSlots } from '@/components/upload/image-slots'
import { logoAnswers } from '@/contract/lists'
import { errorOf, type ProfileForm } from '../profile-form'
import type { BusyOf } from '../use-busy'
import { RadioQuestion } from './radio-question'

type Props = {
  form: ProfileForm
  /** docs/product.md#uploads: for additional photos, the wizard accepts JPEG and PNG, the editor any picture. */
  accept: 'photo' | 'image'
  busyOf: BusyOf
}

export function LogoField({ form, busyOf }: Omit<Props, 'accept'>) {
  const { values, set, labels } = form
  // A logo that was uploaded elsewhere is the answer.
  const [isKnown] = useState(Boolean(values.logoFilePath))
  return (
    <>
      {isKnown && values.logoFilePath ? null : (
        <RadioQuestion
          label={labels.hasLogo}
          options={logoAnswers}
          texts={labels.logoAnswers}
          value={values.hasLogo}
          onChange={(answer) => set('hasLogo', answer)}
        />
      )}
      {values.hasLogo === 'yes' || values.logoFilePath ? (
        <ImageSlot
          labels={labels.upload}
          label={labels.logoFilePath}
          error={errorOf(form, 'logoFilePath')}
          accept="image"
          shape="logo"
          value={values.logoFilePath}
          onChange={(url) => set('logoFilePath', url)}
          onBusyChange={busyOf('logo')}
        />
      ) : null}
    </>
  )
}

export function PhotoFields({ form, accept, busyOf }: Props) {
  const { values, set, labels } = form
  return (
    <>
      <ImageSlot
        labels={labels.upload}
        label={labels.headerImageUrl}
        hint={labels.headerHint}
        error={errorOf(form, 'headerImageUrl')}
        accept="photo"
        shape="wide"
        value={values.headerImageUrl}
        onChange={(url) => set('headerImageUrl', url)}
        onBusyChange={busyOf('header')}
      />
      <ImageSlots
        labels={labels.upload}
        label={labels.images}
        hint={labels.imagesHint}
        accept={accept}
        value={values.images}
        onChange={(urls) => set('images', urls)}
        onBusyChange={busyOf('images')}
      />
    </>
  )
}
