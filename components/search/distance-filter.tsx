'use client'

import { useId, useState } from 'react'
import { distanceSlider } from '@/contract/rules/search-limits'
import { fill } from '@/lib/i18n/fill'
import { FilterForm, type FilterProps } from './filter-form'

const { min, max, default: opening } = distanceSlider
const ticks = [min, 5, 10, 15, max]

export function DistanceFilter(props: FilterProps) {
  const { state, labels } = props
  const asked = state.km ?? opening
  return (
    <FilterForm
      {...props}
      title={labels.distance}
      chosen={state.km === undefined ? undefined : fill(labels.upTo, { km: state.km })}
      name="km"
      none={{ label: labels.anyDistance, change: { km: undefined } }}
      read={(form) => ({ km: Number(form.get('km')) })}
    >
      <Slider key={asked} asked={asked} labels={labels} />
    </FilterForm>
  )
}

function Slider({ asked, labels }: { asked: number; labels: FilterProps['labels'] }) {
  const [km, setKm] = useState(asked)
  const id = useId()
  return (
    <div className="grid gap-2 pt-1 pb-2">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {labels.distanceLabel}
        </label>
        <output htmlFor={id} className="figures font-display text-3xl font-extrabold scripting-none:hidden">
          {fill(labels.km, { km })}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name="km"
        min={min}
        max={max}
        value={km}
        list={`${id}-ticks`}
        aria-valuetext={fill(labels.km, { km })}
        onChange={(event) => setKm(Number(event.target.value))}
        className="h-11 w-full accent-check"
      />
      <datalist id={`${id}-ticks`} className="figures flex justify-between text-sm text-soft">
        {ticks.map((tick) => (
          <option key={tick} value={tick} label={fill(labels.km, { km: tick })} />
        ))}
      </datalist>
      <p className="text-sm text-soft">{fill(labels.distanceHint, { min, max })}</p>
    </div>
  )
}
