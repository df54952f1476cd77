import { type PasswordStrength, passwordStrength } from '@/contract/rules/account/password-strength'

const strengthLooks: Record<PasswordStrength, { filled: number; color: string }> = {
  short: { filled: 1, color: 'bg-check' },
  weak: { filled: 2, color: 'bg-check' },
  fair: { filled: 3, color: 'bg-mustard' },
  strong: { filled: 4, color: 'bg-olive' },
}

type Props = { password: string; labels: { label: string } & Record<PasswordStrength, string> }

/** Shows how hard a password is to guess. It does not reject any password. */
export function PasswordMeter({ password, labels }: Props) {
  const strength = password ? passwordStrength(password) : undefined
  const { filled, color } = strength ? strengthLooks[strength] : { filled: 0, color: '' }
  return (
    <div className="needs-script mt-2">
      <div className="flex gap-1.5" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`h-1.5 grow rounded-full ${step <= filled ? color : 'bg-line'}`} />
        ))}
      </div>
      <p aria-live="polite" className="mt-1 min-h-5 text-sm text-soft">
        {strength ? `${labels.label}: ${labels[strength]}` : null}
      </p>
    </div>
  )
}
