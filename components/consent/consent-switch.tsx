type Props = {
  id: string
  name: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A native checkbox that looks and speaks like a switch; the whole row is its label. */
export function ConsentSwitch({ id, name, text, isOn, onChange }: Props) {
  return (
    <div className="flex items-center gap-3 border-b border-line last:border-0">
      <label htmlFor={id} className="min-h-12 grow content-center py-0.5 leading-tight">
        <span id={`${id}-name`} className="block font-semibold">
          {name}
        </span>
        <span id={`${id}-text`} className="block text-sm text-soft">
          {text}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: HTML forbids aria-checked here, the checkbox says it itself
        role="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border-2 border-edge bg-napkin transition-colors forced-colors:appearance-auto before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-edge before:transition-transform checked:border-olive checked:bg-olive checked:before:translate-x-5 checked:before:bg-card"
      />
    </div>
  )
}
