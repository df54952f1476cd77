import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

type Props = {
  name?: string
  value?: string
  label: string
  isOn: boolean
  /** Some of what it stands for is on. */
  isMixed?: boolean
  onChange: (isOn: boolean) => void
  className?: string
}

export function CheckRow({ name, value, label, isOn, isMixed = false, onChange, className }: Props) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <label
      className={classNames(
        'flex min-h-13 cursor-pointer items-center gap-3 py-2 hover:bg-napkin',
        className,
      )}
    >
      <input
        ref={input}
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-azulejo"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  )
}
