'use client'

import { useId, useState } from 'react'
import type { FilterName } from '@/contract/search'
import { distanceSlider } from '@/contract/search'
import { fill } from '@/lib/i18n/fill'
import type { SearchLabels } from '../search-labels'
import { FilterForm } from './filter-form'
import type { FilterProps } from './filter-sheet'

const { min, max, default: opening } = distanceSlider
const ticks = [min, 5, 10, 15, max]

export function SliderFilter(props: FilterProps<FilterName<{ chip: 'slider' }>>) {
  const { state, labels } = props
  const texts = labels.filters.km
  const asked = state.km ?? opening
  return (
    <FilterForm {...props} chosen={state.km === undefined ? undefined : fill(texts.chosen, { km: state.km })}>
      <Slider key={asked} asked={asked} texts={texts} />
    </FilterForm>
  )
}

type SliderProps = { asked: number; texts: SearchLabels['filters']['km'] }

function Slider({ asked, texts }: SliderProps) {
  const [km, setKm] = useState(asked)
  const id = useId()
  return (
    <div className="grid gap-2 pt-1 pb-2">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {texts.label}
        </label>
        <output htmlFor={id} className="figures font-display text-3xl font-extrabold scripting-none:hidden">
          {fill(texts.value, { km })}
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
        aria-valuetext={fill(texts.value, { km })}
        onChange={(event) => setKm(Number(event.target.value))}
        className="h-11 w-full accent-check"
      />
      <datalist id={`${id}-ticks`} className="figures flex justify-between text-sm text-soft">
        {ticks.map((tick) => (
          <option key={tick} value={tick} label={fill(texts.value, { km: tick })} />
        ))}
      </datalist>
      <p className="text-sm text-soft">{fill(texts.hint, { min, max })}</p>
    </div>
  )
}
