import { FormProblem } from '@/components/ui/form-problem'
import { Link } from '@/components/ui/link'

type Labels = { takenText: string; takenSignin: string; takenRecover: string }

/** Whoever signs up twice wants in: the two ways there. */
export function EmailTaken({ labels }: { labels: Labels }) {
  return (
    <FormProblem>
      {labels.takenText}{' '}
      <span className="flex flex-wrap gap-x-5">
        <Link href="/signin" className="link inline-flex min-h-11 items-center">
          {labels.takenSignin}
        </Link>
        <Link href="/forgetPassword" className="link inline-flex min-h-11 items-center">
          {labels.takenRecover}
        </Link>
      </span>
    </FormProblem>
  )
}
