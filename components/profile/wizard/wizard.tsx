import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import type { WizardDraft } from '@/contract/entities/wizard-draft'
import type { MenuHabits } from '@/contract/rules/profile/menu-habits'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { redirect } from '@/lib/language/redirect'
import { profileLabels } from '../labels'
import { valuesOf } from '../values'
import { stepPath } from './steps'
import { WizardForm } from './wizard-form'
import { WizardFrame } from './wizard-frame'

type Props = {
  step: 1 | 2 | 3
  owner: { ownerId: string; firstName: string }
  sheet: ProfileSheet
  draft: WizardDraft
  /** Step 1 was requested explicitly. Otherwise the wizard continues where the owner stopped. */
  byName?: boolean
  /** What a menu of the owner says, so that nobody asks it. */
  habits?: MenuHabits | null
  apiKey?: string
}

/** docs/product.md#wizard */
export async function Wizard({ step, owner, sheet, draft, byName, habits, apiKey }: Props) {
  if (step === 1 && !byName && (draft.step === 2 || draft.step === 3)) redirect(stepPath(draft.step))
  const [t, labels, form] = await Promise.all([
    getTranslations('wizard'),
    labelsOf('wizard'),
    profileLabels(),
  ])
  const known = sheet.fields.noDailyMenu ? null : habits
  return (
    <WizardFrame
      step={step}
      greeting={step === 1 ? t('greeting', { name: owner.firstName }) : undefined}
      lead={known ? t('menuKnown') : undefined}
    >
      <WizardForm
        key={step}
        step={step}
        ownerId={owner.ownerId}
        saved={valuesOf(sheet.fields)}
        answers={{ ...draft.answers, ...known }}
        isMenuKnown={Boolean(known)}
        writtenIn={sheet.writtenIn}
        labels={{ ...labels, form }}
        apiKey={apiKey}
      />
    </WizardFrame>
  )
}
