import { Switch } from '@/components/ui/switch'

type Props = {
  id: string
  name: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** The whole row is the switch's label. */
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
      <Switch
        id={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
