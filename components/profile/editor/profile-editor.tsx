import { draftLabels } from '@/components/ui/draft/draft-labels'
import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { profileLabels } from '../labels'
import { ProfileEditorForm } from './profile-editor-form'
import { sectionIds } from './section'

type Props = { owner: { ownerId: string }; sheet: ProfileSheet; apiKey?: string }

/** docs/product.md#profile-editor */
export async function ProfileEditor({ owner, sheet, apiKey }: Props) {
  const [t, labels, form, draft] = await Promise.all([
    getTranslations('profileEditor'),
    labelsOf('profileEditor'),
    profileLabels(),
    draftLabels(),
  ])
  return (
    <div className="container-page grid gap-x-12 py-6 md:py-12 lg:grid-cols-[14rem_minmax(0,44rem)]">
      <nav aria-label={t('contents')} className="max-lg:hidden">
        <ul className="sticky top-24 grid">
          {sectionIds.map((id) => (
            <li key={id}>
              <a
                href={`#apartado-${id}`}
                className="flex min-h-11 items-center border-l-4 border-line pl-3 hover:border-check"
              >
                {t(`sections.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <h1 className="text-4xl md:text-6xl">{t('title')}</h1>
        <p className="mt-3 mb-4 text-lg text-soft">{t('lead')}</p>
        <ProfileEditorForm
          sheet={sheet}
          ownerId={owner.ownerId}
          labels={{ ...labels, form, draft }}
          apiKey={apiKey}
        />
      </div>
    </div>
  )
}
