'use client'

import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { FormProblem } from '@/components/ui/form-problem'
import { ImageSlot } from '@/components/upload/image-slot'
import type { UploadLabels } from '@/components/upload/props'
import { photoPlaces } from '@/contract/entities/sheet-dress'
import type { TemplateLabels } from './labels'
import { PhotoChoice } from './photo-choice'
import { PhotoFocus } from './photo-focus'
import type { Dress } from './use-dress'

type Props = {
  dress: Dress
  photos: readonly string[]
  /** Whether the selected template is one of ours: an own template has its own pictures. */
  isStock: boolean
  labels: TemplateLabels['dress']
  upload: UploadLabels
}

/** The logo and a photo of a dish for every stock template. */
export function DressPanel({ dress: own, photos, isStock, labels, upload }: Props) {
  const { dress, logoUrl, isSaving, place: where, change } = own
  const { photo } = dress
  return (
    <Card className="order-2 grid gap-5 p-5 lg:order-none">
      <div className="grid gap-1">
        <h2 className="text-2xl">{labels.title}</h2>
        <p className="text-soft">{isStock ? labels.text : labels.own}</p>
      </div>
      {logoUrl ? (
        <CheckboxField
          label={labels.logo}
          checked={dress.logo}
          disabled={isSaving}
          onChange={({ target }) => change({ logo: target.checked })}
        />
      ) : (
        <ImageSlot
          label={labels.addLogo}
          accept="image"
          shape="logo"
          value={null}
          onChange={(url) => url && own.addLogo(url)}
          labels={upload}
        />
      )}
      <ImageSlot
        label={labels.photo}
        accept="image"
        shape="wide"
        value={photo?.url ?? null}
        onChange={(url) => change({ photo: url ? { url, place: where } : null })}
        labels={upload}
      />
      <PhotoChoice
        photos={photos}
        chosen={photo?.url}
        isDisabled={isSaving}
        onChoose={(url) => change({ photo: { url, place: where } })}
        labels={labels}
      />
      {photo ? (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2" disabled={isSaving}>
          <legend className="mb-2 font-semibold">{labels.place}</legend>
          {photoPlaces.map((place) => (
            <label key={place} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="photo-place"
                className="size-6 accent-azulejo"
                checked={photo.place === place}
                onChange={() => change({ photo: { ...photo, place } })}
              />
              {labels.places[place]}
            </label>
          ))}
        </fieldset>
      ) : null}
      {photo ? (
        <PhotoFocus
          url={photo.url}
          focus={own.focus}
          onChoose={(focus) => change({ photo: { ...photo, focus } })}
          labels={labels.focus}
        />
      ) : null}
      <Outcome own={own} labels={labels} />
    </Card>
  )
}

/** What became of the last change. */
function Outcome({ own, labels }: Pick<Props, 'labels'> & { own: Dress }) {
  const { isSaving, hasFailed, isChanged, hasUndo } = own
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-soft empty:hidden">
        {isSaving ? labels.saving : isChanged && !hasFailed ? labels.saved : null}
      </p>
      <FormProblem>{hasFailed && !isSaving ? labels.failed : null}</FormProblem>
      {hasFailed && !isSaving ? (
        <Button variant="secondary" onClick={own.retry}>
          {labels.retry}
        </Button>
      ) : null}
      {hasUndo && !isSaving && !hasFailed ? (
        <Button variant="quiet" onClick={own.undo}>
          {labels.undo}
        </Button>
      ) : null}
    </div>
  )
}
